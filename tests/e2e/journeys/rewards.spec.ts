import { expect, type Page, test } from '@playwright/test';
import { collectFaults, readBalance, visitAsMember } from '../support/visitor';

/** A page of the member centre over the home page, as the agent of the demo, who has something of everything. */
const open = async (page: Page, name: string) => {
  await visitAsMember(page, `/?member=${name}`, 'agent1');
  return page.getByRole('dialog');
};

test.describe('rewards in the member centre', () => {
  test('[PROMO-04] the reward centre credits a reward once, and counts the rest', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const centre = await open(page, 'rewardCenter');
    const waiting = centre.getByText(/rewards? (?:is|are) waiting, worth/);
    const before = await waiting.textContent();
    const reward = centre.getByRole('listitem').filter({ hasText: 'Silver rank gift' }).first();
    await expect(reward).toContainText('8.00, 100 points');
    await reward.getByRole('button', { name: /^Claim/ }).click();
    await expect(page.getByText(/8\.00, 100 points was credited$/)).toBeVisible();
    await expect(waiting).not.toHaveText(before ?? '');
    await centre.getByRole('radio', { name: 'Claimed' }).check();
    await expect(
      centre.getByRole('listitem').filter({ hasText: '8.00, 100 points' }),
    ).toContainText('Claimed');
    await centre.getByRole('tab', { name: 'Tickets' }).click();
    await expect(centre.getByRole('article').first()).toContainText('To open');
    expect(faults).toEqual([]);
  });

  test('[PROMO-04] bonus details tell the turnover, and are narrowed by kind and state', async ({
    page,
  }) => {
    const centre = await open(page, 'bonusDetails');
    const rows = centre.getByRole('row');
    await expect(rows.filter({ hasText: 'Being played' }).first()).toBeVisible();
    await expect(centre.getByText(/^\D*\d+\.\d{2} of \D*[\d,]+\.\d{2}$/).first()).toBeVisible();
    await centre.getByLabel('Kind').selectOption('rebate');
    await expect(rows.filter({ hasText: 'Team rebate' }).first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Being played' })).toHaveCount(0);
    await centre.getByLabel('State').selectOption('cancelled');
    await expect(centre.getByText('No bonus in this time')).toBeVisible();
  });

  test('[PROMO-04] manual rebate is taken, and the balance follows', async ({ page }) => {
    const centre = await open(page, 'manualRebate');
    const claim = centre.getByRole('button', { name: 'Claim' });
    await expect(claim).toBeEnabled();
    const before = await readBalance(page);
    await claim.click();
    await expect(page.getByText(/was credited$/)).toBeVisible();
    await expect(claim).toBeDisabled();
    await expect.poll(() => readBalance(page)).not.toBe(before);
  });

  test('[PROMO-04] missions tell their progress, and the leaderboard one’s own place', async ({
    page,
  }) => {
    const centre = await open(page, 'missionLeaderboard');
    await expect(centre.getByRole('article').first()).toBeVisible();
    await expect(centre.getByRole('progressbar', { name: 'Progress' }).first()).toBeVisible();
    await expect(centre.getByText('Points this week')).toBeVisible();
    await centre.getByRole('tab', { name: 'Leaderboard' }).click();
    const board = centre.getByRole('list', { name: 'Leaderboard' });
    await expect(board.getByRole('listitem').filter({ hasText: 'You' })).toHaveCount(1);
  });
});
