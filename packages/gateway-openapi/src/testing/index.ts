export {
  answer,
  answerLate,
  disconnect,
  exampleHandlers,
  exampleOf,
  hang,
  type OperationId,
  refuse,
} from './handlers';
