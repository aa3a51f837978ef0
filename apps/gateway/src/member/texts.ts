import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** Texts for members. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
