// One chunk for both, which share their code.
export { comeBackTo } from './comeBackTo';
export { goToHash } from './goToHash';
