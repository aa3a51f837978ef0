import { SCENARIO_PARAMETER } from './scenario';

/** A page of the site in a scenario: the link that a report carries. */
export function siteAddress(site: string, path: string, words: string): string {
  const url = new URL(path, site);
  url.searchParams.delete(SCENARIO_PARAMETER);
  return withWords(url, words);
}

/** A story in a scenario. */
export function storyAddress(storybook: string, storyId: string, words: string): string {
  const url = new URL(storybook);
  url.searchParams.set('path', `/story/${storyId}`);
  return words === '' ? url.href : `${url.href}&globals=${SCENARIO_PARAMETER}:${toGlobal(words)}`;
}

/** The words as a global of Storybook, whose addresses allow letters, digits, `_` and `-` alone. */
export const toGlobal = (words: string): string =>
  words.replaceAll('~', '___').replaceAll('.', '__');

/** The words of a global of Storybook. */
export const fromGlobal = (value: string): string =>
  value.replaceAll('___', '~').replaceAll('__', '.');

/** Adds the words as they are read and typed: nothing in them has to be escaped in a query. */
function withWords(url: URL, words: string): string {
  if (words === '') return url.href;
  const { href, hash, search } = url;
  const before = hash === '' ? href : href.slice(0, -hash.length);
  return `${before}${search === '' ? '?' : '&'}${SCENARIO_PARAMETER}=${words}${hash}`;
}
