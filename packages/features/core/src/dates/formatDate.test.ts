import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages/languages';
import { formatDay, formatMoment, shortDay, shortMoment } from './formatDate';

const FILES = import.meta.glob<{ dates: object }>('../i18n/first/common/*.json', {
  eager: true,
  import: 'default',
});
const TAGS = LANGUAGES.map(({ tag }) => tag);

beforeAll(async () => {
  const translator = i18next.createInstance();
  await translator.use(initReactI18next).init({ lng: 'en', resources: {}, initAsync: false });
  for (const tag of TAGS)
    translator.addResourceBundle(tag, 'common', FILES[`../i18n/first/common/${tag}.json`]);
});

describe('[I18N-03] dates', () => {
  it.each([
    ['en', 'March 14, 2026'],
    ['fa', '۱۴ مارس ۲۰۲۶ میلادی'],
    ['id', '14 Maret 2026'],
    ['kk', '2026 ж. 14 наурыз'],
    ['my', '၁၄ မတ် ၂၀၂၆'],
    ['ne', 'सन् २०२६ मार्च १४'],
    ['pt-BR', '14 de março de 2026'],
    ['ru', '14 марта 2026 г.'],
    ['th', '14 มีนาคม ค.ศ. 2026'],
    ['ur-Latn', '14 March 2026'],
    ['zh-Hans', '2026年3月14日'],
  ])('follow the language %s', (tag, shown) => {
    expect(formatDay('2026-03-14', tag)).toBe(shown);
  });

  it.each(TAGS)('have twelve months and the Gregorian year in %s', (tag) => {
    const days = Array.from({ length: 12 }, (_, month) =>
      formatDay(`2026-${String(month + 1).padStart(2, '0')}-08`, tag),
    );
    expect(new Set(days).size).toBe(12);
    const moment = '2026-03-14T09:05:00';
    for (const text of [formatMoment(moment, tag), shortDay(moment, tag), shortMoment(moment, tag)])
      expect(text).not.toMatch(/[A-Z]{2}(?<!AM)|Invalid/);
  });

  it('are in English where a language has no texts yet', () => {
    expect(formatDay('2026-03-14', 'eo')).toBe('March 14, 2026');
  });

  it('leave alone what is no date', () => {
    expect(formatDay('soon', 'en')).toBe('soon');
    expect(formatMoment('', 'en')).toBe('');
  });
});
