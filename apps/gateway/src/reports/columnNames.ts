import { WORDS } from './words';

/** What columns and sums of files are called; figures by the terms of docs/contracts/figures.md. */
export const NAMES = WORDS.group('column');
