import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** Texts of the messages about events, with placeholders in braces. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
