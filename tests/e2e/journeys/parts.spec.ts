import { expect, type Page, test } from '@playwright/test';
import { holdParts, isPart, loseParts } from '../support/parts';
import { visit, visitAsMember } from '../support/visitor';

const MESSAGE = 'A part of the page could not be loaded. Check your connection and try again.';
/** How soon after a fault has ended all is well again, in ms (D5). */
const HEALED = 5_000;
const slots = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots', exact: true });
test.describe('a part of the site that can not be fetched', () => {
  test('[ERR-03] says so in its place, with a way to try again, and is not loaded anew by itself', async ({
    page,
  }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const end = await loseParts(page);
    await slots(page).click();
    const alert = page.getByRole('main').getByText(MESSAGE);
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner').getByLabel('Username')).toBeVisible();
    expect(loads).toBe(0);
    // The rest of the site lives on, and the page is tried anew where it is asked for again.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
    await slots(page).click();
    await expect(alert).toBeVisible();
    end();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(loads).toBe(0);
  });

  test('[D5] [ERR-03] comes with its looks as soon as the line is back, and the page stays', async ({
    context,
    page,
  }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const sheets = () => page.locator('link[rel="stylesheet"]').count();
    const before = await sheets();
    await context.setOffline(true);
    await slots(page).click();
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    await context.setOffline(false);
    const heading = page.getByRole('heading', { level: 1, name: 'Slots' });
    await expect(heading).toBeVisible({ timeout: HEALED });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(sheets).toBeGreaterThan(before);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('[D5] [ERR-03] comes by another try where only what it imports did not', async ({
    page,
  }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const lost: string[] = [];
    page.on('requestfailed', (request) => lost.push(request.url()));
    // The first is the part itself.
    const end = await loseParts(page, (before) => before > 0);
    await slots(page).click();
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    expect(lost).not.toEqual([]);
    end();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Slots' });
    await expect(heading).toBeVisible({ timeout: HEALED });
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('[ERR-03] leaves the games of a vendor whose tables do not come', async ({ page }) => {
    await visit(page, '/live');
    const vendor = page.getByRole('main').getByRole('link', { name: /Mezzanine Live/ });
    await expect(vendor).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(isPart, (route) => route.abort());
    await vendor.click();
    await expect(page.getByRole('region', { name: 'Tables' }).getByText(MESSAGE)).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText('Mezzanine Live');
  });

  test('[ERR-03] of a page of the member centre is asked for anew', async ({ page }) => {
    await visitAsMember(page, '/?member=securityCenter');
    const add = page.getByRole('button', { name: 'Add bank account' });
    await expect(add).toBeVisible();
    await page.waitForLoadState('networkidle');
    const end = await loseParts(page);
    await add.click();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Add bank account' })).toBeVisible();
  });

  test('[ERR-03] at the foot of the home page is spoken of, and can be had', async ({
    context,
    page,
  }) => {
    let isGone = true;
    await page.route(isPart, (route) =>
      // What the first page is made of is there; the rest comes when it rests.
      isGone && wasOpened ? route.abort() : route.continue(),
    );
    let wasOpened = false;
    await page.route('**/wps/system/status**', async (route) => {
      const answer = await route.fetch();
      await expect(page.getByRole('region', { name: 'New games' })).toBeVisible();
      wasOpened = true;
      return route.fulfill({ response: answer });
    });
    await visit(page);
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByText(MESSAGE)).toBeVisible();
    // Without a line the page stays, since there is none to load.
    await context.setOffline(true);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    await expect(page.getByRole('region', { name: 'New games' })).toBeVisible();
    isGone = false;
    await context.setOffline(false);
    await retry
      .or(page.getByRole('region', { name: 'Winners' }))
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }),
    ).toBeVisible();
  });

  test('[ERR-04] [RT-16] that is slow is spoken of after 10 s, with a sign before', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    await page.waitForLoadState('networkidle');
    const go = await holdParts(page);
    await slots(page).click();
    const sign = page.getByRole('progressbar', { name: 'Loading' });
    await expect(sign).toBeVisible();
    const words = page.getByText(
      'The page took longer time to load, please check your network connectivity',
    );
    await expect(words).toHaveCount(0);
    await page.clock.fastForward(10_500);
    await expect(words).toBeVisible();
    go();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(words).toHaveCount(0);
    await expect(sign).toHaveCount(0);
  });

  test('[RT-16] [HDR-07] of a centre that an address opens: a sign says that it is on its way', async ({
    page,
  }) => {
    await visitAsMember(page, '/');
    await page.waitForLoadState('networkidle');
    const go = await holdParts(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^member1/ })
      .click();
    const sign = page.getByRole('progressbar', { name: 'Loading' });
    await expect(sign).toBeVisible();
    go();
    await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
    await expect(sign).toHaveCount(0);
  });

  test('[ERR-03] after a new deployment loads the page once more, at the same place', async ({
    page,
  }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    let loads = 0;
    let isNew = false;
    page.on('load', () => {
      loads += 1;
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isNew = true;
    });
    // The old parts are gone; the first answer of the site names another script.
    await page.route(isPart, (route) =>
      isNew ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('/assets/', '/assets/new-');
      return route.fulfill({ response: answer, body });
    });
    await slots(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/rng');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  });

  test('[F8] [ERR-03] gives back what was typed', async ({ page }) => {
    await visit(page, '/help');
    const help = page.getByRole('dialog', { name: 'Help centre' });
    const feedback = page.getByRole('dialog', { name: 'Feedback' });
    await help.getByRole('button', { name: 'Write feedback' }).click();
    await feedback.getByLabel('Your message').fill('The lobby was quick today.');
    await feedback.getByLabel('Complaint').check();
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('/assets/', '/assets/new-');
      return route.fulfill({ response: answer, body });
    });
    // What the loader of parts says when one of them is gone.
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => {
        const payload = new TypeError('Failed to fetch dynamically imported module');
        window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      }),
    ]);
    await help.getByRole('button', { name: 'Write feedback' }).click();
    await expect(feedback.getByLabel('Your message')).toHaveValue('The lobby was quick today.');
    await expect(feedback.getByLabel('Complaint')).toBeChecked();
    expect(await page.evaluate(() => window.sessionStorage.getItem('drafts'))).toBeNull();
  });
});
