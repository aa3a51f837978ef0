import { readTexts } from '../../platform/textBook';
import type en from './texts/en.json';

/** What the demo's past is told with. */
export const WORDS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
