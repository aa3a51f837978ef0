import { expect, type Page, test } from '@playwright/test';
import { collectErrors, PASSWORD, visit, visitAsMember } from '../support/visitor';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const headingOf = (page: Page, name: string) =>
  centreOf(page).getByRole('heading', { name, level: 3 });

test.describe('the member centre', () => {
  test('[HDR-07] a page is one address, to which a guest logs in and the way back of the browser leads', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await visit(page, '/?member=messageV2');
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill('member1');
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(headingOf(page, 'Messages')).toBeVisible();

    await visit(page, '/hot');
    const way = page.getByRole('banner').getByRole('link', { name: /^member1/ });
    await way.click();
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

    await way.click();
    await centreOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(centreOf(page)).toBeHidden();
    await expect(way).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('from 720 px on both counts and the whole balance have their room in the header', async ({
    page,
  }) => {
    await visitAsMember(page, '/');
    const header = page.getByRole('banner');
    for (const width of [720, 1079]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of [/^Promotions, [1-9]\d* open to you$/, /^Messages, [1-9]\d* unread$/])
        await expect(header.getByRole('link', { name })).toHaveText(/^\d+$/);
      const figure = header
        .getByRole('button', { name: /^Refresh balance/ })
        .getByText(/\d\.\d\d$/);
      await expect(figure).toBeVisible();
      expect(await figure.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('[HDR-07] [HDR-08] [PROMO-05] on a phone the bar at its foot leads to the list of pages, and agents to their own', async ({
    page,
  }) => {
    await visitAsMember(page, '/', 'agent1');
    await page.setViewportSize({ width: 375, height: 740 });
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await bar.getByRole('link', { name: /^Me/ }).click();
    // The list of pages comes first; each page has a link back to it, and so has the browser's history.
    const nav = centreOf(page).getByRole('navigation', { name: 'Member centre' });
    await nav.getByRole('link', { name: /^Messages/ }).click();
    await expect(headingOf(page, 'Messages')).toBeFocused();
    await expect(nav).toBeHidden();
    await page.goBack();
    await expect(nav.getByRole('link', { name: /^Messages/ })).toBeVisible();
    await centreOf(page).getByRole('link', { name: 'Agent centre' }).click();
    await expect(page.getByRole('dialog', { name: 'Agent centre' })).toBeVisible();
    await expect(page).toHaveURL(/\?agent=agentTeamOverview$/);
    await page.goto('/?member=referral');
    await expect(page).toHaveURL(/[?&]agent=registerCenter/);
  });

  test('[HDR-07] who logs out in the centre is home and is not asked back', async ({ page }) => {
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
