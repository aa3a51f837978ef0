import { expect, type Page, test } from '@playwright/test';
import {
  expectCardsStay,
  expectOneCall,
  expectWordsStay,
  PLACE,
  TEXTS,
} from '../support/firstPages';
import { blockScripts, shell } from '../support/shell';

// One page of each kind; the deep run has the others and further widths.
test.describe('the first frame of a page', () => {
  for (const [path, width] of [
    ['/rng', 1280],
    ['/live', 375],
    ['/promotions', 375],
  ] as const)
    test(`gives way to ${path} at ${String(width)} px, whose cards stand where they stood`, async ({
      page,
    }) => {
      await expectCardsStay(page, path, width);
    });

  for (const text of TEXTS.slice(0, 1))
    test(`shows the words of ${text.path} before the script, where they stay`, async ({ page }) => {
      await expectWordsStay(page, text, 375);
    });

  for (const path of ['/rng', '/content/vip'])
    test(`asks once for what ${path} shows first, from the HTML`, async ({ page }) => {
      await expectOneCall(page, path);
    });

  test('promises nothing that it can not know, and names the merchant where a page speaks of it', async ({
    page,
  }) => {
    await blockScripts(page);
    const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
    const first = (text: string, of: Page = page) => shell(of).getByText(text, { exact: true });
    await open('/content/nothing');
    await expect(shell(page).locator('.Page-Header')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-at');
    await open('/rng?q=koi');
    await expect(first('Slots')).toBeVisible();
    await expect(shell(page).locator(PLACE)).toHaveCount(0);
    await open('/down');
    await expect(first('Parlour Demo on your phone')).toBeVisible();
  });
});
