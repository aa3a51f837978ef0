import { expect, test } from '@playwright/test';
import { visitAs } from '../support/account';
import { markupErrors } from '../support/markup';
import { expectAllPageChecks, expectNamed } from '../support/pageChecks';
import { PAGES, SITE_NAME } from '../support/pages';
import { visit } from '../support/visitor';
import { SITE } from '../support/watch';

test.use({ colorScheme: 'dark' });

for (const row of PAGES)
  for (const size of row.at)
    test(`[F-1] [F-2] [F-6] [R39] ${row.path} at ${String(size.width)} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await expectAllPageChecks(page, row);
    });

// The test above checks the HTML after rendering.
test('[F-2] the HTML of each page is valid as it is served', async ({ request }) => {
  const errors: Record<string, string[]> = {};
  for (const { path } of PAGES) {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    const found = await markupErrors(await answer.text());
    if (found.length > 0) errors[path] = found;
  }
  expect(errors).toEqual({});
});

test('[RT-02] [RT-16] a page is named alike by a link, by the way back and by the way on', async ({
  page,
}) => {
  const named = (path: string) => {
    const found = PAGES.find((row) => row.path === path);
    if (found === undefined) throw new Error(`${path} is no page of the table.`);
    return expectNamed(page, found);
  };
  const follow = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  await visit(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const paths = ['/rng', '/elott', '/promotions', '/content/vip', '/help', '/no-such-page'];
  for (const path of paths) {
    await follow(path);
    await named(path);
  }
  for (const path of ['/', ...paths.slice(0, -1)].reverse()) {
    await page.goBack();
    await named(path);
  }
  await page.goForward();
  await named('/rng');
  for (const path of ['/login', '/register']) {
    await follow(path);
    await named(path);
    await page.keyboard.press('Escape');
    await named('/');
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('[RT-01] an address that is written in another way is that of its page, and a link to it makes no entry', async ({
  page,
}) => {
  for (const [written, path, name] of [
    ['/help/?a=1#top', '/help?a=1#top', 'Help centre'],
    ['/POINTMALL//', '/pointMall', 'Points mall'],
    ['//elsewhere.example/', '//elsewhere.example', 'This page is not here'],
    ['/HOT', '/hot', 'Hot games'],
    ['/Live/', '/live', 'Live casino'],
  ] as const) {
    await page.goto(`${SITE}${written}`);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    expect(page.url()).toBe(`${SITE}${path}`);
  }
  const before = await page.evaluate(() => history.length);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Live casino', exact: true })
    .click();
  await expect(page).toHaveURL('/live');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('[RT-10] a game being played names the document, and gives it back', async ({ page }) => {
  await visitAs(page, '/rng', 'member1');
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first();
  await play.focus();
  const name = ((await play.getAttribute('aria-label')) ?? '').replace(/^Play /, '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${name} · ${SITE_NAME}`);
  await page.goBack();
  await expect(page).toHaveTitle(`Slots · ${SITE_NAME}`);
});
