import { GATEWAY_LANGUAGES, LANGUAGE_TAGS } from '../platform/languages';
import type { Texts } from '../platform/texts';

const MINUTES_AN_HOUR = 60n;

/** Minutes in words, such as "1 hour 10 minutes", in each language. */
export const timeText = (minutes: bigint): Texts => ({
  EN: wordsIn('en', minutes),
  ...Object.fromEntries(
    GATEWAY_LANGUAGES.map((language) => [language, wordsIn(LANGUAGE_TAGS[language], minutes)]),
  ),
});

function wordsIn(tag: string, minutes: bigint): string {
  // Urdu in Latin letters is not known, and would be said in Arabic ones.
  const spoken = tag === 'ur-Latn' ? 'hi-Latn' : tag;
  const say = (unit: 'hour' | 'minute', count: bigint): string =>
    new Intl.NumberFormat(spoken, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      // As the amounts of other messages.
      numberingSystem: 'latn',
      useGrouping: false,
    }).format(count);
  const [hours, rest] = [minutes / MINUTES_AN_HOUR, minutes % MINUTES_AN_HOUR];
  const said = [hours === 0n ? '' : say('hour', hours), rest === 0n ? '' : say('minute', rest)];
  return said.filter((text) => text !== '').join(' ');
}
