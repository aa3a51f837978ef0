import { describe, expect, it } from 'vitest';
import { matchOptions, namedOption, preparingOptions } from './matchOptions';

describe('the options that fit', () => {
  const named = (...labels: string[]) => labels.map((label) => ({ label }));
  const places = [
    ...named('British Indian Ocean Territory', 'Côte d’Ivoire', 'India', 'Niger', 'Nigeria'),
    { label: 'Åland Islands', keywords: 'AX' },
    { label: 'Việt Nam', detail: '+84' },
    { label: 'Đà Nẵng' },
    { label: '中华人民共和国' },
    { label: 'ราชอาณาจักรไทย' },
    { label: 'الإمارات العربيّة' },
    { label: 'نیم‌فاصله' },
    { label: 'ព្រះរាជាណាចក្រ\u200bកម្ពុជា' },
  ];
  it.each([
    ['an empty text', '  ', 13],
    [
      'the beginning of any word, names that begin so first',
      'ind',
      ['India', 'British Indian Ocean Territory'],
    ],
    ['several words in any order', 'terr brit', ['British Indian Ocean Territory']],
    ['no middle of a word', 'eria', []],
    ['letters without their accents', 'cote', ['Côte d’Ivoire']],
    ['letters that are no accent', 'da nang', ['Đà Nẵng']],
    ['accents that are typed', 'côte', ['Côte d’Ivoire']],
    ['an apostrophe of the keyboard', "cote d'ivoire", ['Côte d’Ivoire']],
    ['a word without its apostrophe', 'divoire', ['Côte d’Ivoire']],
    ['the part behind an apostrophe', 'ivoire', ['Côte d’Ivoire']],
    ['capital letters', 'NIGER', ['Niger', 'Nigeria']],
    ['what is not shown', 'ax', ['Åland Islands']],
    ['the muted text', '+84', ['Việt Nam']],
    ['wide digits', '８４', ['Việt Nam']],
    ['scripts without spaces anywhere in the name', '人民', ['中华人民共和国']],
    ['letters of Arabic that are typed for one another', 'الامارات العربيه', ['الإمارات العربيّة']],
    ['a word of Persian in one', 'نيمفاصله', ['نیم‌فاصله']],
    ['and in two', 'فاصله', ['نیم‌فاصله']],
    ['a word of Khmer across an unseen break', 'ចក្រកម្ពុ', ['ព្រះរាជាណាចក្រ\u200bកម្ពុជា']],
    ['the same in Thai', 'ไทย', ['ราชอาณาจักรไทย']],
  ])('go by %s', (_, text, expected) => {
    const found = matchOptions(places, text).map(({ label }) => label);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it('are prepared in steps, between which they are found as ever', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      label: `${at % 2 === 0 ? 'Koi' : 'Amber'} ${String(at)}`,
    }));
    const koi = many.filter(({ label }) => label.startsWith('Koi'));
    const steps = preparingOptions(many);
    expect([steps.next().done, steps.next().done]).toEqual([false, false]);
    expect(matchOptions(many, 'koi')).toEqual(koi);
    expect([...steps].length).toBeGreaterThan(0);
    expect(matchOptions(many, 'k')).toEqual(koi);
  });

  it('stay in their order where they stand in groups', () => {
    const grouped = [
      { label: 'New India', group: 'A' },
      { label: 'India', group: 'B' },
    ];
    expect(matchOptions(grouped, 'ind')).toEqual(grouped);
  });

  it.each([
    ['cote d’ivoire', 'Côte d’Ivoire'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['nige', undefined],
    ['', undefined],
  ])('%j names %s', (text, expected) => {
    expect(namedOption(places, text)?.label).toBe(expected);
  });
});
