import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** What columns, sums and codes of files are called. */
export const WORDS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
