import { expect, test } from '@playwright/test';
import {
  CALLS,
  expectCardsStay,
  expectOneCall,
  expectWordsStay,
  PAGES,
  PLACE,
  TEXTS,
} from '../support/firstPages';
import { blockScripts, shell } from '../support/shell';
import { collectErrors } from '../support/visitor';

test.describe('the first frame of a page', () => {
  for (const { path, title, count } of PAGES) {
    test(`shows ${path} with its first pictures before the script`, async ({ page }) => {
      const errors = collectErrors(page);
      await blockScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(shell(page).locator('h1').getByText(title, { exact: true })).toBeVisible();
      const pictures = shell(page).locator(PLACE);
      await expect(pictures).toHaveCount(count);
      await expect
        .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(errors).toEqual([]);
    });

    // On wide screens the vendors of these two wrap, so the position of the games is unknown.
    for (const width of ['/live', '/esports'].includes(path) ? [375] : [375, 1280])
      test(`gives way to ${path} at ${String(width)} px, whose cards stand where they stood`, async ({
        page,
      }) => {
        await expectCardsStay(page, path, width);
      });
  }

  for (const text of TEXTS)
    for (const width of [375, 1280])
      test(`shows the words of ${text.path} at ${String(width)} px before the script, where they stay`, async ({
        page,
      }) => {
        await expectWordsStay(page, text, width);
      });

  for (const { path } of CALLS)
    test(`asks once for what ${path} shows first, from the HTML`, async ({ page }) => {
      await expectOneCall(page, path);
    });
});
