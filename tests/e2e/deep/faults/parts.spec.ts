import { expect, type Locator, type Page, test } from '@playwright/test';
import { visit } from '../../support/visitor';
import { stopClock } from './support/clock';

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
  await stopClock(page);
  await slots(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.fastForward(119_000);
  await expect(page.getByRole('main').getByText(MESSAGE)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
});

/** Makes what is drawn with a mark of the built site throw. */
async function breakAt(page: Page, mark: RegExp): Promise<() => number> {
  let broken = 0;
  await page.route(isPart, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    broken += text.match(mark)?.length ?? 0;
    const body = text.replace(mark, '$1(()=>{throw new Error("broken")})()');
    return route.fulfill({ response: answer, body });
  });
  return () => broken;
}
const component = (name: string): RegExp =>
  new RegExp(`("data-component":\\s*)(["\`'])${name}\\2`, 'g');
/** A text that only one region says. */
const text = (key: string): RegExp => new RegExp(`(\\()(["\`'])${key}\\2(?=[,)])`, 'g');

for (const [name, others] of [
  ['BannerStrip', ['Hot games', 'Winners']],
  ['Marquee', ['Hot games', 'Winners']],
  ['JackpotCounter', ['Hot games', 'Winners']],
  ['WinnersBoard', ['New games', 'Hot games']],
  ['GameRow', ['What is on', 'Winners']],
  ['NavBar', ['Hot games', 'Winners']],
] as const)
  test(`[F26] [D1] the page lives on when ${name} throws`, async ({ page }) => {
    const broken = await breakAt(page, component(name));
    await visit(page);
    // Some come once the page rests.
    await expect.poll(broken, { message: 'places that throw' }).toBeGreaterThan(0);
    for (const other of others)
      await expect(page.getByRole('region', { name: other, exact: true })).toBeVisible();
    await expect(page.getByText(MESSAGE).first()).toBeVisible();
    await page.locator('a[href="/hot"]:visible').first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

for (const [name, key, width] of [
  ['header', 'language.label', 1280],
  ['footer', 'footer.about', 1280],
  ['side bar', 'contact', 1280],
  ['bottom bar', 'bottom.label', 375],
] as const)
  test(`[F26] [D1] the page lives on when the ${name} throws`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const broken = await breakAt(page, text(key));
    await page.goto('/');
    await expect.poll(broken, { message: 'places that throw' }).toBeGreaterThan(0);
    await expect(page.getByText(MESSAGE)).toHaveCount(1);
    for (const region of ['What is on', 'New games', 'Hot games', 'Winners'])
      await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
    if (name !== 'header')
      await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
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

const BLOCKED =
  /\/(?:ads?|advert\w*|banners?|promo\w*|track\w*|analytics|pixel|beacon|sponsor\w*)(?:[/._?-]|$)/i;

/** A picture of one's own: neither none nor the one in its place. */
async function expectDrawn(picture: Locator): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('src', /TCG_PROD_IMAGES/);
}

test('[F21] with a blocker of advertisements the site works', async ({ page }) => {
  const lost: string[] = [];
  await page.route(
    (url) => BLOCKED.test(url.pathname),
    (route) => {
      // A page that somebody goes to is never blocked.
      if (route.request().isNavigationRequest()) return route.continue();
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
  await expectDrawn(page.getByRole('region', { name: 'What is on' }).getByRole('img').first());
  await page.goto('/promotions');
  await expectDrawn(page.getByRole('main').locator('article img').first());
  await page.goto('/rng');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible();
  expect(lost).toEqual([]);
});
