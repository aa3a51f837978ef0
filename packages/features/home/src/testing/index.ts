export { busyHome, cutOffHome, emptyHome, fullHome, slowHome } from './handlers';
