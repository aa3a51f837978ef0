import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

/** But for a part of a pixel. */
const WHOLE = 0.98;

test.describe('the main navigation', () => {
  test('[NAV-01] [NAV-02] [NAV-03] home first, promotions last, between them the categories that have vendors', async ({
    page,
  }) => {
    const [answer] = await Promise.all([page.waitForResponse(/GCSGAME_gameVendor/), visit(page)]);
    const { value } = (await answer.json()) as {
      value: {
        data: { lanes: { labelName: string | null; vendors: { displayName: string }[] }[] };
      };
    };
    const expected = value.data.lanes
      .filter(({ vendors }) => vendors.length > 0)
      .map(({ labelName, vendors }) => labelName ?? vendors[0]?.displayName);
    expect(value.data.lanes.some(({ vendors }) => vendors.length === 0)).toBe(true);
    expect(value.data.lanes.some(({ labelName }) => labelName === null)).toBe(true);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', ...expected, 'Promotions'] as string[]);
  });

  test('[NAV-04] lottery and e-lottery lead to one page, hot games to theirs', async ({ page }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Lottery', '/elott'],
      ['E-lottery', '/elott'],
      ['Hot', '/hot'],
      ['Slots', '/rng'],
    ] as const)
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  test('[NAV-01] a mouse reaches what lies beyond the edges of the row, in both directions of reading', async ({
    page,
  }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const first = nav.getByRole('link', { name: 'Home', exact: true });
    const last = nav.getByRole('link', { name: 'Promotions', exact: true });
    await expect(last).not.toBeInViewport();
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      for (const [edge, link] of [
        ['start', first],
        ['end', last],
        ['start', first],
      ] as const)
        await expect(async () => {
          const { width = 0, height = 0 } = (await nav.boundingBox()) ?? {};
          const x = (edge === 'start') === (direction === 'ltr') ? 16 : width - 16;
          await nav.click({ position: { x, y: height / 2 }, force: true });
          await expect(link).toBeInViewport({ ratio: WHOLE, timeout: 1_000 });
        }).toPass();
    }
  });

  test('[RT-14] the document carries the key of the page, and of a dialog that counts as one', async ({
    page,
  }) => {
    const root = page.locator('html');
    await visit(page, '/rng');
    await expect(root).toHaveAttribute('data-page', 'w_rng');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(root).toHaveAttribute('data-page', 'w_home');
    await visit(page, '/register');
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await expect(root).toHaveAttribute('data-page', 'w_register');
    await visit(page, '/nothing-here');
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
    await expect(root).not.toHaveAttribute('data-page', /./);
  });

  test('[RT-16] another page begins at its top, a hash at its element, and back where one was', async ({
    page,
  }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await visit(page, '/hot');
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    // By script: the mouse would have to scroll to the navigation first.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Slots', exact: true })
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
    await expect.poll(place).toBe(600);

    await page.evaluate(() => {
      const target = Object.assign(document.createElement('p'), { id: 'far-below' });
      const link = Object.assign(document.createElement('a'), { href: '/rng#far-below' });
      document.body.append(target, link);
      link.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect.poll(place).toBeGreaterThan(600);
  });

  test('[RT-16] a hash waits for what it names, and one that names nothing harms nothing', async ({
    page,
  }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await visit(page, '/hot#far-below');
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    expect(await place()).toBe(0);
    await page.evaluate(() => {
      const target = Object.assign(document.createElement('p'), {
        id: 'far-below',
        textContent: 'Far below',
      });
      document.querySelector('main')?.append(target);
    });
    await expect.poll(place).toBeGreaterThan(600);
    // Not an encoding: such a link may stand in a merchant's own text.
    await visit(page, '/live#100%');
    await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('[NAV-06] sports leads to the pages of the kinds that have one', async ({ page }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Sports', exact: true }).hover();
    const links = nav.locator(':popover-open').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /^\/sports\?vassalage=/);
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const esports = addresses.find((address) => address?.startsWith('/esports?vassalage='));
    await visit(page, esports ?? '');
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  });

  test('[NAV-05] a drop-down lists at most 11 vendors and a way to more, by mouse and by keyboard', async ({
    page,
  }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Slots', exact: true }).hover();
    const list = nav.locator(':popover-open');
    await expect(list.getByRole('link')).toHaveCount(12);
    await expect(list.getByRole('link').last()).toHaveText('More');
    await page.mouse.move(640, 700);
    await expect(list).toHaveCount(0);

    await nav.getByRole('link', { name: 'Slots', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(nav.getByRole('button', { name: /Slots/ })).toBeFocused();
    await expect(nav.getByRole('button', { name: /Promotions|Home/ })).toHaveCount(0);
  });

  test('[NAV-05] opens by touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 375, height: 812 },
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: /Live casino/ }).tap();
    await expect(nav.locator(':popover-open').getByRole('link').first()).toBeVisible();
    await context.close();
  });

  test('[LOB-06] vendor pictures come from the addresses of the specification', async ({
    page,
  }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const [answer] = await Promise.all([
      page.waitForResponse(/\/TCG_PROD_IMAGES\/SUBMENU_IMG\/STYLE1\/RNG-[A-Z0-9_]+\.png$/),
      nav.getByRole('link', { name: 'Slots', exact: true }).hover(),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });

  test('a link changes the page without loading it anew, and starts at its top', async ({
    page,
  }) => {
    await visit(page);
    await page.evaluate(() => {
      Object.assign(window, { stillHere: true });
      window.scrollTo(0, 1200);
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Slots', exact: true })
      .click();
    await expect(page).toHaveURL('/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('[RT-18] an unknown address shows a way home', async ({ page }) => {
    await visit(page, '/no-such-page');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page is not here' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
