import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ENGLISH } from '../../../scripts/i18n/checks.mjs';
import { overflowOf } from './axe';
import { cutTextsOf, rawKeysOn } from './longTexts';

/** What is cut for longer stays cut, in ms. */
const SOON = 5000;

type Texts = { [key: string]: string | Texts };

/** The languages of the product, by the files of their texts. */
export const languageTags = (): string[] =>
  readdirSync('packages/features/core/src/i18n/first/common').map((file) => file.slice(0, -5));

/** Reads texts of a feature in a language: `core/first/common`. */
export function textsOf(namespace: string, tag: string): (key: string) => string {
  const [feature = '', when = '', name = ''] = namespace.split('/');
  const file = `packages/features/${feature}/src/i18n/${when}/${name}/${tag}.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  return (key) => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`${file} has no text ${key}.`);
    return found;
  };
}

/** Opens the site in a language from now on. */
export async function speak(page: Page, tag: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), tag);
}

/** Texts that are in English on a page of another language, and do not say so. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate((words) => {
    const english = new RegExp(words, 'gi');
    const { lang } = document.documentElement;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (parent?.checkVisibility() !== true || (text.match(english) ?? []).length < 2) continue;
      // A name, such as that of a game: all of its other words are capitalized.
      if (!/\b[a-z]{3}/.test(text.replaceAll(english, ''))) continue;
      if (parent.closest('[translate="no"]') !== null) continue;
      if (parent.closest<HTMLElement>('[lang]')?.lang === lang) found.add(text.slice(0, 80));
    }
    return [...found];
  }, ENGLISH.source);

/** The page can be read in its language: nothing is cut, sticks out, is a key, or is in English. */
export async function expectReadable(page: Page, tag: string, what: string): Promise<void> {
  const name = `${what} in ${tag}`;
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  expect.soft(await rawKeysOn(page), `${name}: keys instead of texts`).toEqual([]);
  expect.soft(await englishOn(page), `${name}: texts in English`).toEqual([]);
  // Entries of the navigation are cut until its menu is loaded, which takes them.
  await expect
    .soft(async () => {
      expect(await cutTextsOf(page, 1), `${name}: texts that can not be read whole`).toEqual([]);
    })
    .toPass({ timeout: SOON });
  expect.soft(await overflowOf(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Addresses of the pages of an open centre, as its menu has them. */
export async function centrePages(page: Page, centre: 'member' | 'agent'): Promise<string[]> {
  const links = page.locator(`a[href*="${centre}="]:not([inert] *)`);
  await expect.poll(() => links.count(), { message: `${centre} has a menu` }).toBeGreaterThan(9);
  return links.evaluateAll((found) => [
    ...new Set(found.map((link) => link.getAttribute('href') ?? '').filter(Boolean)),
  ]);
}
