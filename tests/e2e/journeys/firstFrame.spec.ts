import { expect, type Page, test } from '@playwright/test';
import { blockScripts, delayScripts, positionsIn, shell } from '../support/shell';
import { expectNothingMoves } from '../support/shifts';
import { collectErrors, visit } from '../support/visitor';

const colourOf = (page: Page) =>
  shell(page)
    .locator('header')
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** The name of the first row of games. */
const rowName = (page: Page) => shell(page).locator('h2', { hasText: 'New games' });

test.describe('the first frame', () => {
  test('shows the frame, the first banner and the first words before the script', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await blockScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(shell(page).getByText('Parlour Demo', { exact: true })).toBeVisible();
    await expect(rowName(page)).toBeVisible();
    const picture = shell(page).locator('picture img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // It can't be used yet, so neither keyboards nor screen readers reach it.
    await expect(shell(page)).toHaveAttribute('inert', '');
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('asks for the site’s script only when it has been shown', async ({ page }) => {
    await visit(page);
    const times = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
        .map(({ startTime }) => startTime);
      return { paint: paint?.startTime ?? Number.NaN, script: Math.min(...scripts) };
    });
    expect(times.script).toBeGreaterThanOrEqual(times.paint);
  });

  test('asks for the page of another address with the site, not after it', async ({ page }) => {
    await blockScripts(page);
    const preloadsAt = async (path: string): Promise<string[]> => {
      await page.goto(path, { waitUntil: 'commit' });
      const links = page.locator('link[rel=modulepreload]');
      await expect.poll(() => links.count()).toBeGreaterThan(0);
      return links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    };
    const home = await preloadsAt('/');
    const text = await preloadsAt('/news');
    const list = await preloadsAt('/rng');
    expect(home.length).toBeLessThan(text.length);
    expect(list.filter((each) => !text.includes(each)).length).toBeGreaterThan(3);
    await page.unrouteAll();
    // Requests of the last page must not be counted.
    await page.goto('about:blank');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.push(request.url());
    });
    await visit(page, '/rng');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The page needs each of them, and requests none twice.
    expect(new Set(requested).size).toBe(requested.length);
    expect(list.filter((each) => !requested.includes(each))).toEqual([]);
  });

  test('begins the first calls in the HTML, and nothing is asked twice', async ({ page }) => {
    const FIRST = /system\/status|GCSGAME_gameVendor|MCSFE_getListAnnouncements/;
    const requested: string[] = [];
    page.on('request', (request) => {
      requested.push(new URL(request.url()).pathname);
    });
    await visit(page);
    await expect(page.getByRole('region', { name: 'What is on' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Slots' }).first()).toBeVisible();
    const script = requested.findIndex((path) => path.startsWith('/assets/'));
    expect(requested.slice(0, script).filter((path) => FIRST.test(path))).toHaveLength(3);
    expect(requested.filter((path) => FIRST.test(path))).toHaveLength(3);
  });

  test('gives way to the page, which stands where it stood', async ({ page }) => {
    const parts = [
      '.Page-Header',
      '.BrandMark-Root',
      '.NavBar-Item',
      '.BannerPanel-Frame, .BannerStrip-Root',
      '.NoticeBar-Root',
      '.JackpotPanel-CounterSpace, .JackpotCounter-Root',
      '.Section-Root h2',
    ];
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(rowName(page)).toBeVisible();
    const before = await positionsIn(page, '#shell', { parts, measure: 'height' });
    release();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('#root .BannerStrip-Root')).toBeVisible();
    await expect(shell(page)).toHaveCount(0);
    expect(await positionsIn(page, '#root', { parts, measure: 'height' })).toEqual(before);
  });

  test('nothing moves below it where answers come late', async ({ page }) => {
    await expectNothingMoves(page, { width: 375, isLate: true });
  });

  test('is dark or light as it was chosen, whatever the system says', async ({ page }) => {
    await blockScripts(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(rowName(page)).toBeVisible();
    const dark = await colourOf(page);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(rowName(page)).toBeVisible();
    expect(await colourOf(page)).not.toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(rowName(page)).toBeVisible();
    expect(await colourOf(page)).toBe(dark);
  });

  test('goes from right to left, and says nothing, in a language that it was not written in', async ({
    page,
  }) => {
    await blockScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.evaluate(() => {
      localStorage.setItem('language', 'ar');
    });
    await page.reload({ waitUntil: 'commit' });
    const sign = shell(page).locator('.BrandMark-Sign');
    await expect(sign).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect((await sign.boundingBox())?.x).toBeGreaterThan(640);
    const ink = await rowName(page).evaluate(
      (element) => getComputedStyle(element).webkitTextFillColor,
    );
    expect(ink).toBe('rgba(0, 0, 0, 0)');
  });

  test('has the frame alone on other pages, and a game its header alone', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/promotions', { waitUntil: 'commit' });
    await expect(shell(page).locator('nav').first()).toBeVisible();
    await expect(rowName(page)).toBeHidden();
    await page.goto('/seamless', { waitUntil: 'commit' });
    await expect(shell(page).locator('.BrandMark-Root')).toBeVisible();
    await expect(shell(page).locator('nav').first()).toBeHidden();
  });

  test('says so when the site’s script can not be had, and how to go on', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('The page could not be started.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reload/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'help@parlour.example' })).toBeVisible();
  });
});
