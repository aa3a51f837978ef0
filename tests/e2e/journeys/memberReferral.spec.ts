import { expect, test } from '@playwright/test';
import { visitAsMember } from '../support/visitor';

test.describe('the invitation of friends', () => {
  test('[PROMO-05] a member has a link that leads to the registration, and sees what came of it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitAsMember(page, '/?member=referral');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await expect(centre.getByRole('heading', { name: 'Invite friends', level: 3 })).toBeVisible();
    await expect(centre.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
    await expect(
      centre.getByRole('list', { name: 'Your friends' }).getByRole('listitem').first(),
    ).toBeVisible();
    await centre.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('log').filter({ hasText: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('referralCode')).toMatch(/\S/);
  });

  test('[PROMO-05] an agent is led to the register centre', async ({ page }) => {
    await visitAsMember(page, '/', 'agent1');
    await page.goto('/?member=referral');
    await expect(page).toHaveURL(/[?&]agent=registerCenter/);
  });

  test('[PROMO-05] is not there while the promotion does not run', async ({ page }) => {
    await page.route('**/CSP_unreadCount', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: object };
      const availablePromo = { REFERRAL: { enabled: false } };
      await route.fulfill({
        response: answer,
        json: { ...body, value: { ...body.value, availablePromo } },
      });
    });
    await visitAsMember(page, '/?member=referral');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await expect(centre.getByRole('heading', { name: 'Security', level: 3 })).toBeVisible();
    await expect(centre.getByRole('link', { name: 'Invite friends' })).toHaveCount(0);
  });
});
