import { expect, type Page } from '@playwright/test';
import { isChunk } from '../../../support/chunks';
import { visit } from '../../../support/visitor';

/** The error of a region that could not be loaded or rendered. */
export const CHUNK_ERROR =
  'A part of the page could not be loaded. Check your connection and try again.';

/** Makes code of the built site throw, found by a pattern; returns how many places it has changed. */
async function breakAt(page: Page, pattern: RegExp): Promise<() => number> {
  let broken = 0;
  await page.route(isChunk, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    broken += text.match(pattern)?.length ?? 0;
    const body = text.replace(pattern, '$1(()=>{throw new Error("broken")})()');
    return route.fulfill({ response: answer, body });
  });
  return () => broken;
}
const component = (name: string): RegExp =>
  new RegExp(`("data-component":\\s*)(["\`'])${name}\\2`, 'g');
/** A text that only one region has. */
const text = (key: string): RegExp => new RegExp(`(\\()(["\`'])${key}\\2(?=[,)])`, 'g');

/** Components of the home page, and regions that work without them. */
export const BROKEN_COMPONENTS = {
  BannerStrip: ['Hot games', 'Winners'],
  Marquee: ['Hot games', 'Winners'],
  JackpotCounter: ['Hot games', 'Winners'],
  WinnersBoard: ['New games', 'Hot games'],
  GameRow: ['What is on', 'Winners'],
  NavBar: ['Hot games', 'Winners'],
} as const;

export async function expectPageWorksWithout(
  page: Page,
  name: keyof typeof BROKEN_COMPONENTS,
): Promise<void> {
  const broken = await breakAt(page, component(name));
  await visit(page);
  // Some load when the page is idle.
  await expect.poll(broken, { message: 'components that throw' }).toBeGreaterThan(0);
  for (const other of BROKEN_COMPONENTS[name])
    await expect(page.getByRole('region', { name: other, exact: true })).toBeVisible();
  await expect(page.getByText(CHUNK_ERROR).first()).toBeVisible();
  await page.locator('a[href="/hot"]:visible').first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Components of the frame: a text that only they have, and the width at which they are visible. */
export const BROKEN_FRAME = {
  header: ['language.label', 1280],
  footer: ['footer.about', 1280],
  'side bar': ['contact', 1280],
  'bottom bar': ['bottom.label', 375],
} as const;

export async function expectPageWorksWithoutFrame(
  page: Page,
  name: keyof typeof BROKEN_FRAME,
): Promise<void> {
  const [key, width] = BROKEN_FRAME[name];
  await page.setViewportSize({ width, height: 800 });
  const broken = await breakAt(page, text(key));
  await page.goto('/');
  await expect.poll(broken, { message: 'components that throw' }).toBeGreaterThan(0);
  await expect(page.getByText(CHUNK_ERROR)).toHaveCount(1);
  for (const region of ['What is on', 'New games', 'Hot games', 'Winners'])
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
  if (name !== 'header')
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  await page.getByRole('link', { name: 'More' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
