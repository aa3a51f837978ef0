import { expect, type Page, test } from '@playwright/test';
import { settled } from '../../support/settled';
import { PASSWORD, visit } from '../../support/visitor';

/** Maximum layout shift (CLS). */
const MAX_SHIFT = 0.1;

for (const path of ['/', '/rng', '/live', '/promotions'])
  test(`[F25] ${path} stands still when no picture comes`, async ({ page }) => {
    let blocked = 0;
    await page.route('**/*', (route) => {
      if (route.request().resourceType() !== 'image') return route.fallback();
      blocked += 1;
      return route.abort();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!('hadRecentInput' in entry && entry.hadRecentInput === true))
            shifts.sum += Number('value' in entry ? entry.value : 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const sum = () =>
      page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await settled(page);
    const screens = await page.evaluate(() =>
      Math.ceil(document.documentElement.scrollHeight / window.innerHeight),
    );
    for (let screen = 1; screen <= Math.min(screens, 6); screen += 1) {
      await page.evaluate(
        (at) => window.scrollTo({ top: at * window.innerHeight, behavior: 'instant' }),
        screen,
      );
      await settled(page);
    }
    expect(blocked).toBeGreaterThan(5);
    expect(await sum()).toBeLessThan(MAX_SHIFT);
  });

/** Blocks resources by type; returns a function that counts the blocked requests. */
async function blockResources(page: Page, kinds: readonly string[]): Promise<() => number> {
  let blocked = 0;
  await page.route('**/*', (route) => {
    if (!kinds.includes(route.request().resourceType())) return route.fallback();
    blocked += 1;
    return route.abort();
  });
  return () => blocked;
}

test('[F30] without fonts the page is whole', async ({ page }) => {
  const blocked = await blockResources(page, ['font']);
  await visit(page, '/login');
  await expect(page.getByRole('region', { name: 'Hot games', includeHidden: true })).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill('member1');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(blocked()).toBeGreaterThan(0);
});

test('[F30] without style sheets and fonts the pages are read, and links lead on', async ({
  page,
}) => {
  const blocked = await blockResources(page, ['stylesheet', 'font']);
  await visit(page);
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Slots', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(blocked()).toBeGreaterThan(0);
});

test('[F30] without style sheets what opens over the page is used', async ({ page }) => {
  const blocked = await blockResources(page, ['stylesheet', 'font']);
  await visit(page, '/register');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByLabel('Username')).toBeEditable();
  expect(blocked()).toBeGreaterThan(0);
  await visit(page, '/help');
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await help.getByRole('button', { name: 'Write feedback' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Feedback' }).getByLabel('Your message'),
  ).toBeVisible();
});
