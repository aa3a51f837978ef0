import { TEXTS } from './texts';

/** Names of columns and sums in files; figures are named as in docs/contracts/figures.md. */
export const NAMES = TEXTS.group('column');
