import { expect, type Locator, test } from '@playwright/test';
import { visit } from '../../support/visitor';
import {
  BROKEN_COMPONENTS,
  BROKEN_FRAME,
  expectPageWorksWithout,
  expectPageWorksWithoutFrame,
} from './support/brokenComponents';

for (const name of Object.keys(BROKEN_COMPONENTS) as (keyof typeof BROKEN_COMPONENTS)[])
  test(`the page lives on when ${name} throws`, ({ page }) => expectPageWorksWithout(page, name));

for (const name of Object.keys(BROKEN_FRAME) as (keyof typeof BROKEN_FRAME)[])
  test(`the page lives on when the ${name} throws`, ({ page }) =>
    expectPageWorksWithoutFrame(page, name));

test('[F29] without scripts the page says what to do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '/');
  await expect(page.getByText('The page could not be started.')).toBeVisible();
  await expect(page.getByText('please contact customer service')).toBeVisible();
  await context.close();
});

const BLOCKED =
  /\/(?:ads?|advert\w*|banners?|promo\w*|track\w*|analytics|pixel|beacon|sponsor\w*)(?:[/._?-]|$)/i;

/** The own picture: neither none nor the fallback. */
async function expectDrawn(picture: Locator): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('src', /TCG_PROD_IMAGES/);
}

test('[F21] with a blocker of advertisements the site works', async ({ page }) => {
  const blocked: string[] = [];
  await page.route(
    (url) => BLOCKED.test(url.pathname),
    (route) => {
      // Navigations are never blocked.
      if (route.request().isNavigationRequest()) return route.continue();
      blocked.push(new URL(route.request().url()).pathname);
      return route.abort('blockedbyclient');
    },
  );
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.ad, .ads, .adsbox, .banner-ad, .ad-banner, .promo, .promotion, .sponsor, .tracking, [id^="ad-"], [class^="ad-"], [class*=" ad-"], [id*="google_ads"] { display: none !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await visit(page);
  for (const name of ['What is on', 'New games', 'Hot games', 'Winners'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expectDrawn(page.getByRole('region', { name: 'What is on' }).getByRole('img').first());
  await page.goto('/promotions');
  await expectDrawn(page.getByRole('main').locator('article img').first());
  await page.goto('/rng');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible();
  expect(blocked).toEqual([]);
});
