export {
  answer,
  disconnect,
  exampleHandlers,
  exampleOf,
  hang,
  type OperationId,
  refuse,
} from './handlers';
