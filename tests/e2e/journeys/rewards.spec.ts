import { expect, test } from '@playwright/test';
import { visitWithOwnAccount } from '../support/account';
import { collectErrors } from '../support/visitor';

test('[PROMO-04] a mission that a login has reached is claimed once, and stands in the bonus details', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await visitWithOwnAccount(page, '/?member=missionLeaderboard');
  const centre = page.getByRole('dialog');
  const mission = centre.getByRole('article').filter({ hasText: 'Say hello' });
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') claims.push(request.headers()['idempotency-key'] ?? '');
  });
  await mission.getByRole('button', { name: /^Claim/ }).dblclick();
  await expect(page.getByText(/10 points was credited$/)).toBeVisible();
  await expect(mission.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  expect(claims).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  await centre.getByRole('tab', { name: 'Leaderboard' }).click();
  const board = centre.getByRole('list', { name: 'Leaderboard' });
  await expect(board.getByRole('listitem').filter({ hasText: 'You' })).toHaveCount(1);
  expect(errors).toEqual([]);
});
