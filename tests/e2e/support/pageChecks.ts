import { expect, type Page } from '@playwright/test';
import { axeViolations, axeViolationsInBothThemes, NONE, overflowOf } from './axe';
import { cutTextsOf, overlapsIn, rawKeysOn, stretch } from './longTexts';
import { pageMarkupErrors } from './markup';
import { SITE_NAME, type SitePage } from './pages';
import { settled } from './settled';

interface Depth {
  /** Checks both themes, with contrast. */
  inBothThemes?: boolean;
}

/** The page is accessible, valid HTML, and no wider than the window. */
export async function expectSound(
  page: Page,
  what: string,
  { inBothThemes = false }: Depth = {},
): Promise<void> {
  if (inBothThemes) expect(await axeViolationsInBothThemes(page), what).toEqual(NONE);
  else expect(await axeViolations(page), what).toEqual([]);
  expect(await pageMarkupErrors(page), `${what}: its HTML`).toEqual([]);
  expect(await overflowOf(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** With texts that are 40 % longer, the page shows all of them, inside the window, and no key. */
export async function expectRoomForLongTexts(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stretch(page);
  expect(await rawKeysOn(page), `${what}: keys instead of texts`).toEqual([]);
  expect(await cutTextsOf(page), `${what}: texts that can not be read whole`).toEqual([]);
  expect(await overflowOf(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Title and description of a page; only the home page has the site's own description. */
export async function expectNamed(
  page: Page,
  { name, about }: Pick<SitePage, 'name' | 'about'>,
): Promise<void> {
  await expect(page).toHaveTitle(name.includes(SITE_NAME) ? name : `${name} · ${SITE_NAME}`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', about);
  if (name !== SITE_NAME) await expect(description).not.toHaveAttribute('content', /^Live tables,/);
}

/** All checks of a page, in one visit. */
export async function expectAllPageChecks(page: Page, row: SitePage, depth?: Depth): Promise<void> {
  await page.goto(row.path);
  await settled(page);
  await expectNamed(page, row);
  await expectSound(page, row.path, depth);
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  // The footer renders when it is near the viewport; behind a dialog nothing is reachable.
  if (!hasDialog) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled(page);
  }
  await expectRoomForLongTexts(page, row.path);
  if (!hasDialog)
    expect(await overlapsIn(page.getByRole('banner')), 'controls on each other').toEqual([]);
}
