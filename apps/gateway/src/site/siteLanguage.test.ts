import { describe, expect, it } from 'vitest';
import { documentLanguage, wantedIn } from './siteLanguage';

describe('[I18N-01] the language of the document', () => {
  it.each([
    ['', []],
    ['*', []],
    ['th', ['th']],
    ['en;q=0.8, fr-CH, *;q=0.1, fr;q=0.9', ['fr-CH', 'fr', 'en']],
    ['de;q=0, pt-BR ; q=0.5', ['pt-BR']],
    ['de;q=nonsense,th', ['th']],
  ])('is read from %j as %j', (header, tags) => {
    expect(wantedIn(header)).toEqual(tags);
  });

  it('of a long header is looked for among its first names', () => {
    expect(wantedIn('en,'.repeat(10_000))).toHaveLength(16);
  });

  const offer = { defaultLang: 'EN', supportLanguages: ['EN', 'TW', 'BR', 'MY', 'TY', 'MM'] };
  it.each([
    [[], 'EN'],
    [['pt-PT'], 'EN'],
    [['pt-BR'], 'BR'],
    [['zh-HK'], 'TW'],
    [['zh-CN'], 'EN'],
    [['tl'], 'TY'],
    // Burmese, not the gateway's code of Malay.
    [['my'], 'MM'],
    [['ms-MY'], 'MY'],
    [['th', 'xx-', 'ms'], 'MY'],
    [['constructor', '__proto__'], 'EN'],
  ])('for %j is %s', (wanted, code) => {
    expect(documentLanguage(wanted, offer)).toBe(code);
  });
});
