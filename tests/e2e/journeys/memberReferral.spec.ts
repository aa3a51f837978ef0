import { expect, test } from '@playwright/test';
import { visitAsMember } from '../support/visitor';

test('[PROMO-05] a member has a link to send, which leads a friend to the registration', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitAsMember(page, '/?member=referral');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { name: 'Invite friends', level: 3 })).toBeVisible();
  await expect(
    centre.getByRole('list', { name: 'Your friends' }).getByRole('listitem').first(),
  ).toBeVisible();
  await centre.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('log').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('referralCode')).toMatch(/\S/);

  const friend = await browser.newContext();
  const other = await friend.newPage();
  await other.goto(`${new URL(page.url()).origin}${link.pathname}${link.search}`);
  const dialog = other.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await friend.close();
});
