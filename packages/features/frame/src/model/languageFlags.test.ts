import { LANGUAGES } from '@parlour/feature-core';
import { describe, expect, it } from 'vitest';
import { flagOf } from './languageFlags';

describe('[HDR-01] flags of languages', () => {
  it('are of countries that exist, one for each language', () => {
    const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const { tag } of LANGUAGES) expect(regions.of(flagOf(tag)), tag).toBeDefined();
  });

  it.each([
    ['en', 'GB'],
    ['pt', 'PT'],
    ['pt-BR', 'BR'],
    ['zh-Hans', 'CN'],
    ['ar', 'SA'],
    ['th', 'TH'],
  ])('show %s by the flag of %s', (tag, country) => {
    expect(flagOf(tag)).toBe(country);
  });
});
