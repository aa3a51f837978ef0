export { balance, categories } from './handlers';
