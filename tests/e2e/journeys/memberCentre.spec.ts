import { expect, type Page, test } from '@playwright/test';
import { collectFaults, logIn, visit, visitAsMember } from '../support/visitor';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const headingOf = (page: Page, name: string) =>
  centreOf(page).getByRole('heading', { name, level: 3 });

test.describe('the header of a member', () => {
  test('[HDR-07] the name opens the member centre, and each way stands beside it', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await visit(page, '/rng?page=2');
    await logIn(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Deposit', exact: true })).toHaveAttribute(
      'href',
      /\?member=depositv2$/,
    );
    await expect(header.getByRole('link', { name: 'Withdraw', exact: true })).toHaveAttribute(
      'href',
      /\?member=withdraw$/,
    );
    await expect(header.getByRole('link', { name: 'Betting record' })).toHaveAttribute(
      'href',
      /\?member=personalHistoryCopy$/,
    );
    await header.getByRole('link', { name: /^member1/ }).click();
    await expect(centreOf(page)).toBeVisible();
    await centreOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(centreOf(page)).toBeHidden();
    await expect(header.getByRole('link', { name: /^member1/ })).toBeFocused();
    expect(faults).toEqual([]);
  });

  test('[HDR-08] agents alone have the way to their centre', async ({ page, browser }) => {
    await visitAsMember(page, '/', 'agent1');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Agent centre' }),
    ).toHaveAttribute('href', /\?agent=agentTeamOverview$/);

    const other = await browser.newPage();
    await visitAsMember(other, '/');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Agent centre' })).toHaveCount(0);
    await other.close();
  });

  test('[HDR-09] it says what waits, and the rank', async ({ page }) => {
    await visitAsMember(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Messages, \d+ unread$/ })).toBeVisible();
    await expect(
      header.getByRole('link', { name: /^Promotions, [1-9]\d* open to you$/ }),
    ).toHaveAttribute('href', '/promotions');
    await expect(header.getByRole('link', { name: /^member1 \S+/ })).toBeVisible();
  });

  for (const width of [720, 1079])
    test(`[HDR-06] [HDR-09] at ${String(width)} px both counts and the whole balance have their room`, async ({
      page,
    }) => {
      await visitAsMember(page, '/');
      await page.setViewportSize({ width, height: 800 });
      const header = page.getByRole('banner');
      for (const name of [/^Promotions, [1-9]\d* open to you$/, /^Messages, [1-9]\d* unread$/]) {
        await expect(header.getByRole('link', { name })).toBeVisible();
        await expect(header.getByRole('link', { name })).toHaveText(/^\d+$/);
      }
      const figure = header
        .getByRole('button', { name: /^Refresh balance/ })
        .getByText(/\d\.\d\d$/);
      await expect(figure).toBeVisible();
      expect(await figure.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

  test('[HDR-07] on a phone the wallet is beside the balance, the account in the bar at its foot', async ({
    page,
  }) => {
    await visitAsMember(page, '/');
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wallet' })).toHaveAttribute(
      'href',
      /\?member=depositv2$/,
    );
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await bar.getByRole('link', { name: /^Me/ }).click();
    // The list of pages comes first; each page leads back to it, as the browser's way back does.
    const nav = centreOf(page).getByRole('navigation', { name: 'Member centre' });
    await nav.getByRole('link', { name: /^Messages/ }).click();
    await expect(headingOf(page, 'Messages')).toBeFocused();
    await expect(nav).toBeHidden();
    await page.goBack();
    await expect(nav.getByRole('link', { name: /^Messages/ })).toBeVisible();
    await page.goBack();
    await expect(centreOf(page)).toBeHidden();
  });

  test('[HDR-08] [HDR-09] on a phone the bar says what waits, and the centre leads agents to theirs', async ({
    page,
  }) => {
    await visitAsMember(page, '/', 'agent1');
    await page.setViewportSize({ width: 375, height: 740 });
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(
      bar.getByRole('link', { name: /^Promotions [1-9]\d* open to you$/ }),
    ).toBeVisible();
    await bar.getByRole('link', { name: /^Me [1-9]\d* unread$/ }).click();
    await centreOf(page).getByRole('link', { name: 'Agent centre' }).click();
    await expect(page.getByRole('dialog', { name: 'Agent centre' })).toBeVisible();
    await expect(page).toHaveURL(/\?agent=agentTeamOverview$/);
  });

  test('[HDR-07] [LOGIN-12] who logs out in the centre is home and is not asked back', async ({
    page,
  }) => {
    await visitAsMember(page, '/hot?member=messageV2');
    await centreOf(page).getByRole('button', { name: 'Log out' }).click();
    await page
      .getByRole('dialog', { name: 'Confirmation' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(page.getByRole('banner').getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the member centre', () => {
  test('[MC-01] opens its first page for a page that is not there', async ({ page }) => {
    await visitAsMember(page, '/?member=noSuchPage');
    const nav = centreOf(page).getByRole('navigation', { name: 'Member centre' });
    const first = nav.getByRole('link').first();
    await expect(first).toHaveText('Security');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(headingOf(page, 'Security')).toBeVisible();
    await expect(page).toHaveTitle(/^Security · /);
  });

  test('[MC-01] a page is one address, and the way back of the browser leads through them', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await visitAsMember(page, '/hot');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^member1/ })
      .click();
    const nav = centreOf(page).getByRole('navigation', { name: 'Member centre' });
    await nav.getByRole('link', { name: /^Messages/ }).click();
    await expect(headingOf(page, 'Messages')).toBeFocused();
    await expect(page).toHaveTitle(/^Messages · /);
    await page.reload();
    await expect(headingOf(page, 'Messages')).toBeVisible();
    await page.goBack();
    await expect(headingOf(page, 'Security')).toBeVisible();
    await page.goBack();
    await expect(centreOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/hot$/);
    await expect(page).not.toHaveTitle(/Security/);
    expect(faults).toEqual([]);
  });

  test('[MC-02] counts stand on what waits', async ({ page }) => {
    const counts = { unreadMessage: 3, availableMissionCount: 1, availableRewardCount: 120 };
    await page.route('**/CSP_unreadCount', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: object };
      await route.fulfill({
        response: answer,
        json: { ...body, value: { ...body.value, ...counts } },
      });
    });
    await visitAsMember(page, '/?member=messageV2');
    const nav = centreOf(page).getByRole('navigation', { name: 'Member centre' });
    await expect(nav.getByRole('link', { name: 'Messages 3 unread messages' })).toBeVisible();
  });

  test('[LOGIN-17] a guest logs in and comes to the page', async ({ page }) => {
    await visit(page, '/?member=messageV2');
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill('member1');
    await login.getByLabel('Password', { exact: true }).fill('Parlour#2024');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(headingOf(page, 'Messages')).toBeVisible();
  });

  test('[LOGIN-18] a trial user is told to register', async ({ page }) => {
    await page.goto('/login');
    await page
      .getByRole('dialog', { name: 'Log in' })
      .getByRole('button', { name: 'Free play', exact: true })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Deposit', exact: true }).click();
    await expect(page.getByText('Please Register An Account First')).toBeVisible();
    await expect(centreOf(page)).toHaveCount(0);
  });
});
