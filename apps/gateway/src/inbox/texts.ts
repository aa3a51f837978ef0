import { readTexts } from '../platform/textBook';
import type { Texts, TextValues } from '../platform/texts';
import type factors from './factorTexts/en.json';
import type en from './texts/en.json';

type EventKey = keyof typeof en;
type FactorKey = keyof typeof factors;

const EVENT_TEXTS = readTexts<EventKey>(new URL('./texts/', import.meta.url));
/** Those about passkeys and recovery codes. */
const FACTOR_TEXTS = readTexts<FactorKey>(new URL('./factorTexts/', import.meta.url));

const isFactorKey = (key: EventKey | FactorKey): key is FactorKey => key in FACTOR_TEXTS.all;

/** Texts of the messages about events, with placeholders in braces. */
export const TEXTS = {
  texts: (key: EventKey | FactorKey, values?: TextValues): Texts =>
    isFactorKey(key) ? FACTOR_TEXTS.texts(key, values) : EVENT_TEXTS.texts(key, values),
};
