import { expect, type Page, test } from '@playwright/test';
import { visit } from '../support/visitor';

const MESSAGE = 'A part of the page could not be loaded. Check your connection and try again.';
const isPart = (url: URL): boolean => /^\/assets\/.+\.js$/.test(url.pathname);
const slots = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots', exact: true });

test('[F8] [ERR-03] a part that is gone for good loads the page once more at most, and then says so', async ({
  page,
}) => {
  await visit(page);
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let isNew = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isNew = true;
  });
  // Two versions behind one address: the first answer always names another script than the page has.
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/assets/', '/assets/new-');
    return route.fulfill({ response: answer, body });
  });
  await page.route(isPart, (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })));
  await slots(page).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.unroute(isPart);
  await page.route(isPart, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Live casino' })
    .or(page.locator('nav a[href="/live"]'))
    .first()
    .click();
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(loads).toBe(1);
});

test('[F9] [ERR-03] a part that does not come is given up after 120 s', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  await page.route(isPart, () => {
    asked += 1;
  });
  await slots(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.fastForward(112_000);
  await expect(page.getByRole('main').getByText(MESSAGE)).toHaveCount(0);
  await page.clock.fastForward(9_000);
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
});

/** Makes a component of the built site throw when it is drawn. */
async function breakComponent(page: Page, name: string): Promise<() => number> {
  let broken = 0;
  await page.route(isPart, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const mark = new RegExp(`"data-component":\\s*(["\`'])${name}\\1`, 'g');
    broken += text.match(mark)?.length ?? 0;
    const body = text.replace(mark, '"data-component":(()=>{throw new Error("broken")})()');
    return route.fulfill({ response: answer, body });
  });
  return () => broken;
}

for (const [name, others] of [
  ['BannerStrip', ['Hot games', 'Winners']],
  ['Marquee', ['Hot games', 'Winners']],
  ['JackpotCounter', ['Hot games', 'Winners']],
  ['WinnersBoard', ['New games', 'Hot games']],
  ['NavBar', ['Hot games', 'Winners']],
] as const)
  test(`[F26] [D1] the page lives on when ${name} throws`, async ({ page }) => {
    const broken = await breakComponent(page, name);
    await visit(page);
    // Some come once the page rests.
    await expect.poll(broken, { message: 'places that throw' }).toBeGreaterThan(0);
    for (const other of others)
      await expect(page.getByRole('region', { name: other, exact: true })).toBeVisible();
    await expect(page.getByText(MESSAGE).first()).toBeVisible();
    await page.getByRole('link', { name: 'More' }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('[F29] without scripts the page says what to do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '/');
  await expect(page.getByText('The page could not be started.')).toBeVisible();
  await expect(page.getByText('please contact customer service')).toBeVisible();
  await context.close();
});

test('[F29] a start that does not come is spoken of within 10 s', async ({ page }) => {
  await page.route(isPart, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('The page could not be started.')).toBeVisible({ timeout: 10_000 });
});

test('[F30] without fonts the page is whole', async ({ page }) => {
  await page.route(/\.woff2?$/, (route) => route.abort());
  await visit(page);
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('Username')).toBeVisible();
});

const BLOCKED =
  /\/(?:ads?|advert\w*|banners?|promo\w*|track\w*|analytics|pixel|beacon|sponsor\w*)(?:[/._?-]|$)/i;

test('[F21] with a blocker of advertisements the site works', async ({ page }) => {
  const lost: string[] = [];
  await page.route(
    (url) => BLOCKED.test(url.pathname),
    (route) => {
      lost.push(new URL(route.request().url()).pathname);
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
  await page.goto('/rng');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible();
  expect(lost.filter((path) => /\.(?:js|css)$|\/wps\//.test(path))).toEqual([]);
});
