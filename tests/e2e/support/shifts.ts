import { expect, type Page } from '@playwright/test';
import { withMerchant } from './merchant';
import { visit } from './visitor';

/** Records layout shifts, from the first frame on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        };
        const what = sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ');
        if (!hadRecentInput) shifts.push(`${String(value)} ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

interface Opening {
  width: number;
  /** Whether the first calls are answered only after the page has rendered without them. */
  isLate: boolean;
}

/** The home page has no layout shifts while it renders and loads. */
export async function expectNothingMoves(page: Page, { width, isLate }: Opening): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await withMerchant(page, { jackpot: { source: 'feed', url: '/late-jackpot' } });
  let release: () => void = () => undefined;
  const isDrawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/late-jackpot', async (route) => {
    await isDrawn;
    const value = { amount: '11234567890.12', currency: 'EUR', asOf: '2026-03-14T09:26:53Z' };
    await route.fulfill({ json: { success: true, value } });
  });
  if (isLate)
    await page.route(/MCSFE_getListAnnouncements|GCSGAME_gameVendor/, async (route) => {
      await isDrawn;
      await route.continue();
    });
  await watchShifts(page);
  await visit(page);
  const games = page.getByRole('region', { name: 'New games' }).getByRole('article');
  await expect(games).toHaveCount(6);
  release();
  await expect(page.locator('#root .BannerStrip-Root')).toBeVisible();
  await expect(page.locator('[data-component="JackpotCounter"]')).toBeVisible();
  await expect(
    page.locator('[data-component="Marquee"]').getByRole('button').first(),
  ).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
}
