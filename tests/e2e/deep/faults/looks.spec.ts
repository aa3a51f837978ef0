import { expect, type Page, test } from '@playwright/test';
import { settled } from '../../support/settled';
import { PASSWORD, visit } from '../../support/visitor';

/** Maximum layout shift (CLS). */
const STILL = 0.1;

for (const path of ['/', '/rng', '/live', '/promotions'])
  test(`[F25] ${path} stands still when no picture comes`, async ({ page }) => {
    let lost = 0;
    await page.route('**/*', (route) => {
      if (route.request().resourceType() !== 'image') return route.fallback();
      lost += 1;
      return route.abort();
    });
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!('hadRecentInput' in entry && entry.hadRecentInput === true))
            moved.sum += Number('value' in entry ? entry.value : 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const sum = () =>
      page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
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
    expect(lost).toBeGreaterThan(5);
    expect(await sum()).toBeLessThan(STILL);
  });

/** Blocks resources by type; returns a function that counts the blocked requests. */
async function withoutLooks(page: Page, kinds: readonly string[]): Promise<() => number> {
  let lost = 0;
  await page.route('**/*', (route) => {
    if (!kinds.includes(route.request().resourceType())) return route.fallback();
    lost += 1;
    return route.abort();
  });
  return () => lost;
}

test('[F30] without fonts the page is whole', async ({ page }) => {
  const lost = await withoutLooks(page, ['font']);
  await visit(page, '/login');
  await expect(page.getByRole('region', { name: 'Hot games', includeHidden: true })).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill('member1');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(lost()).toBeGreaterThan(0);
});

test('[F30] without style sheets and fonts the pages are read, and links lead on', async ({
  page,
}) => {
  const lost = await withoutLooks(page, ['stylesheet', 'font']);
  await visit(page);
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Slots', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(lost()).toBeGreaterThan(0);
});

test('[F30] without style sheets what opens over the page is used', async ({ page }) => {
  const lost = await withoutLooks(page, ['stylesheet', 'font']);
  await visit(page, '/register');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByLabel('Username')).toBeEditable();
  expect(lost()).toBeGreaterThan(0);
  await visit(page, '/help');
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await help.getByRole('button', { name: 'Write feedback' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Feedback' }).getByLabel('Your message'),
  ).toBeVisible();
});
