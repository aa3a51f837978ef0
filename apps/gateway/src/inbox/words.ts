import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** What an inbox is told of by itself, with places for its values in braces. */
export const WORDS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
