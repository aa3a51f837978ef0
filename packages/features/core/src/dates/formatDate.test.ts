import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from './formatDate';

describe('[I18N-03] dates', () => {
  it.each([
    ['en', 'March 14, 2026'],
    ['id', '14 Maret 2026'],
    ['zh-Hans', '2026年3月14日'],
    ['fa', '۱۴ مارس ۲۰۲۶'],
    ['pt-BR', '14 de março de 2026'],
  ])('follow the language %s', (tag, shown) => {
    expect(formatDay('2026-03-14', tag)).toBe(shown);
  });

  it('leave alone what is no date', () => {
    expect(formatDay('soon', 'en')).toBe('soon');
    expect(formatMoment('', 'en')).toBe('');
  });
});
