import { readTexts } from '../../platform/textBook';
import type en from './pageTexts/en.json';

/** The long texts of the demo, which are in three languages only: an operator replaces them by texts of their own. */
export const PAGE_TEXTS = readTexts<keyof typeof en>(new URL('./pageTexts/', import.meta.url));
