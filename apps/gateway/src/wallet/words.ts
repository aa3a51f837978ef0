import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** What is said of money that comes, goes and moves. */
export const WORDS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
