// One chunk: whoever comes back to a page may also follow a hash there.
export { comeBackTo } from './comeBackTo';
export { goToHash } from './goToHash';
