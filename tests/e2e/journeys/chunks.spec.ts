import { expect, type Page, test } from '@playwright/test';
import { isModule } from '../support/builtFiles';
import { delayChunks, failChunks } from '../support/chunks';
import { visit } from '../support/visitor';

const MESSAGE = 'A part of the page could not be loaded. Check your connection and try again.';
const slots = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots', exact: true });
const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Slots' });
const isList = isModule('GameListPage');

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Names another script in the site's first answer, like a new deployment. */
const deploy = (page: Page) =>
  page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/assets/', '/assets/new-');
    return route.fulfill({ response: answer, body });
  });

test.describe('a chunk that can not be fetched', () => {
  test('[ERR-03] says so in its place, with a way to try again, and is not loaded anew by itself', async ({
    page,
  }) => {
    await visit(page);
    const loads = countLoads(page);
    const end = await failChunks(page, isList);
    await slots(page).click();
    const alert = page.getByRole('main').getByText(MESSAGE);
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner').getByLabel('Username')).toBeVisible();
    // The rest of the site works, and opening the page again retries it.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
    await slots(page).click();
    await expect(alert).toBeVisible();
    end();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(list(page)).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('[ERR-04] [RT-16] that is slow is spoken of after 10 s, with a sign before', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    // No other request is in flight, which would be slow as well.
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    const go = await delayChunks(page, isList);
    await slots(page).click();
    const sign = page.getByRole('progressbar', { name: 'Loading' });
    await expect(sign).toBeVisible();
    const words = page.getByText(
      'The page took longer time to load, please check your network connectivity',
    );
    await expect(words).toHaveCount(0);
    await page.clock.fastForward(10_500);
    await expect(words).toBeVisible({ timeout: 10_000 });
    go();
    await expect(list(page)).toBeVisible();
    await expect(words).toHaveCount(0);
    await expect(sign).toHaveCount(0);
  });

  test('[ERR-03] after a new deployment loads the page once more, at the same place', async ({
    page,
  }) => {
    await visit(page);
    const loads = countLoads(page);
    let isNew = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isNew = true;
    });
    // The old chunk is gone.
    await page.route(isList, (route) =>
      isNew ? route.continue() : route.fulfill({ status: 404 }),
    );
    await deploy(page);
    await slots(page).click();
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/rng');
    await expect.poll(loads).toBe(1);
  });

  test('[F8] gives back what was typed', async ({ page }) => {
    await visit(page, '/help');
    const help = page.getByRole('dialog', { name: 'Help centre' });
    const feedback = page.getByRole('dialog', { name: 'Feedback' });
    await help.getByRole('button', { name: 'Write feedback' }).click();
    await feedback.getByLabel('Your message').fill('The lobby was quick today.');
    await feedback.getByLabel('Complaint').check();
    await deploy(page);
    // The error of the chunk loader if a chunk is gone.
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
