import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** The texts of the demo's merchant. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
