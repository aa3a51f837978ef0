import english from './texts/en.json';

type BootTexts = typeof english;

/** By their file names, so that a language is one file more. */
const ALL = import.meta.glob<BootTexts>('./texts/*.json', { eager: true, import: 'default' });

/** What is said in a language of a site that can't start; in English where it has no texts. */
export const bootTexts = (tag: string): BootTexts => ALL[`./texts/${tag}.json`] ?? english;
