import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** Names of columns, sums and codes in files. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
