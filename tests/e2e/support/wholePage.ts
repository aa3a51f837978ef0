import { expect, type Page } from '@playwright/test';
import { faultsByAxe, faultsInBothThemes, NONE, overflowOf } from './axe';
import { cutTextsOf, overlapsIn, rawKeysOn, stretch } from './longTexts';
import { faultsOfPage } from './markup';
import { SITE_NAME, type SitePage } from './pages';
import { settled } from './settled';

interface Depth {
  /** Looks at both themes, and at contrast as well. */
  inBothThemes?: boolean;
}

/** The page as it stands: accessible, valid HTML, and no wider than its window. */
export async function expectSound(
  page: Page,
  what: string,
  { inBothThemes = false }: Depth = {},
): Promise<void> {
  if (inBothThemes) expect(await faultsInBothThemes(page), what).toEqual(NONE);
  else expect(await faultsByAxe(page), what).toEqual([]);
  expect(await faultsOfPage(page), `${what}: its HTML`).toEqual([]);
  expect(await overflowOf(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The page as it stands, with texts that are 40 % longer: it shows all of them, in its window, and no key. */
export async function expectRoomForLongTexts(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stretch(page);
  expect(await rawKeysOn(page), `${what}: keys instead of texts`).toEqual([]);
  expect(await cutTextsOf(page), `${what}: texts that can not be read whole`).toEqual([]);
  expect(await overflowOf(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** A page is called what it shows, and described as nothing but the home page is. */
export async function expectNamed(
  page: Page,
  { name, about }: Pick<SitePage, 'name' | 'about'>,
): Promise<void> {
  await expect(page).toHaveTitle(name.includes(SITE_NAME) ? name : `${name} · ${SITE_NAME}`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', about);
  if (name !== SITE_NAME) await expect(description).not.toHaveAttribute('content', /^Live tables,/);
}

/** All that is asked of each page, in one visit. */
export async function expectWhole(page: Page, row: SitePage, depth?: Depth): Promise<void> {
  await page.goto(row.path);
  await settled(page);
  await expectNamed(page, row);
  await expectSound(page, row.path, depth);
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  // The footer is drawn when it comes near; behind a dialog nothing is reached.
  if (!hasDialog) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled(page);
  }
  await expectRoomForLongTexts(page, row.path);
  if (!hasDialog)
    expect(await overlapsIn(page.getByRole('banner')), 'controls on each other').toEqual([]);
}
