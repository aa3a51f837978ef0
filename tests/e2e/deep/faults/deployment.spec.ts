import { expect, type Page, test } from '@playwright/test';
import { settled } from '../../support/settled';
import { visit } from '../../support/visitor';
import { Deployments } from './support/deployments';

const MESSAGE = 'A part of the page could not be loaded. Check your connection and try again.';
const NEXT = 'Reels of the next version.';

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Whether a page of games has the description of the next version. */
const isNext = async (page: Page): Promise<boolean> =>
  (await page.locator('meta[name="description"]').getAttribute('content')) === NEXT;

const goTo = (page: Page, path: string): Promise<void> =>
  page.locator(`nav a[href="${path}"]:visible`).first().click();

// Each test starts from the deployment of the one before.
test.describe.configure({ mode: 'serial' });

test.describe('a page that was opened before a deployment', () => {
  let site: Deployments;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = new Deployments();
    await site.deploy('first');
  });
  test.afterAll(() => site.close());

  test('[D6] [F8] goes on without being loaded anew where the files of its build are kept', async ({
    page,
  }) => {
    await visit(page, `${site.address}/`);
    await settled(page);
    const loads = countLoads(page);
    const requested: string[] = [];
    page.on('requestfinished', (request) => requested.push(request.url()));
    await site.deploy('next');
    await goTo(page, '/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await settled(page);
    expect(loads()).toBe(0);
    expect(requested).toContain(site.scriptOf('first', 'GameListPage'));
    expect(site.scriptOf('next', 'GameListPage')).not.toBe(site.scriptOf('first', 'GameListPage'));
    expect(await isNext(page)).toBe(false);
  });

  test('[D6] [F8] is loaded exactly once where they are gone, at the page that was asked for, and never again', async ({
    page,
  }) => {
    await site.deploy('first');
    await visit(page, `${site.address}/`);
    await settled(page);
    const loads = countLoads(page);
    site.removeScript('nextAlone', 'PromotionsPage');
    await site.deploy('nextAlone');
    await goTo(page, '/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(() => isNext(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/rng');
    await settled(page);
    await expect.poll(loads).toBe(1);
    // A chunk that the new version lacks as well shows an error.
    await goTo(page, '/promotions');
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    expect(loads()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/promotions');
    await goTo(page, '/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(loads()).toBe(1);
  });
});
