export {
  answer,
  disconnect,
  exampleHandlers,
  exampleOf,
  hang,
  type OperationId,
  refuse,
  respond,
} from './handlers';
