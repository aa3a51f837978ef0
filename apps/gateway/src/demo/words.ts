import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** All that the demo's merchant says. */
export const WORDS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
