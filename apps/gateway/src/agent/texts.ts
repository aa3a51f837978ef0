import { readTexts } from '../platform/textBook';
import type en from './texts/en.json';

/** Texts about an agent's team. */
export const TEXTS = readTexts<keyof typeof en>(new URL('./texts/', import.meta.url));
