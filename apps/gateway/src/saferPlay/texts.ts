import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** What limits are called. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
