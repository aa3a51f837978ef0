import { readTexts } from '../../platform/textBook';
import type en from './texts/en.json';

/** Texts of the demo's past. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
