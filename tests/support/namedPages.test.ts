import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaryTexts, gatewayTexts, type TextLanguage } from './demoTexts';
import { addressesIn, leadsToPage, namesIn, pagesIn } from './namedPages';

const root = join(import.meta.dirname, '..', '..');
const dictionary = dictionaryTexts(root);
const texts = gatewayTexts(root);

const words = new Map<TextLanguage, Set<string>>();
for (const { language, text } of dictionary)
  words.set(language, (words.get(language) ?? new Set()).add(text));
const isSaid = (language: TextLanguage, name: string): boolean =>
  words.get(language)?.has(name) === true;

/** Names of pages by their lower case, as in the middle of a sentence. */
const small = new Map(
  [...words].map(([language, said]) => [
    language,
    new Set([...said].map((text) => text.toLowerCase())),
  ]),
);

describe('[SUP-06] what texts of the demo name', () => {
  it('leads to a page that the site has', () => {
    const lost = texts.flatMap(({ place, text }) =>
      addressesIn(text)
        .filter((href) => !leadsToPage(href))
        .map((href) => `${place}: ${href}`),
    );
    expect(lost).toEqual([]);
  });

  it('is called as the site calls it, in the language of the text', () => {
    const unknown = texts.flatMap(({ place, language, text }) =>
      namesIn(text)
        .filter((name) => !isSaid(language, name))
        .map((name) => `${place}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is a place of the site, also where it is not marked as a name', () => {
    const unknown = [...texts, ...dictionary].flatMap((one) =>
      pagesIn(one)
        .filter((name) => small.get(one.language)?.has(name.toLowerCase()) !== true)
        .map((name) => `${one.place}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is found at all', () => {
    expect(texts.flatMap(({ text }) => addressesIn(text)).length).toBeGreaterThan(20);
    expect(texts.flatMap(({ text }) => namesIn(text)).length).toBeGreaterThan(40);
  });
});

describe('an address', () => {
  it.each([
    ['/promotions', true],
    ['/?member=vip', true],
    ['/?agent=registerCenter', true],
    ['/content/about-us', true],
    ['/slots', false],
    ['/?member=limits', false],
    ['/?agent=vip', false],
    ['/content/nothing', false],
  ])('%s leads somewhere: %s', (href, isThere) => {
    expect(leadsToPage(href)).toBe(isThere);
  });
});

describe('a text', () => {
  it.each([
    ['EN', 'Breaks are in your security centre.', ['security centre']],
    ['CN', '请前往<strong>契约中心</strong>。', ['契约中心']],
    ['ID', 'Rinciannya ada di pusat kontrak.', ['pusat kontrak']],
  ] as const)('in %s names places: %s', (language, text, places) => {
    expect(pagesIn({ place: '', language, text })).toEqual(places);
  });
});
