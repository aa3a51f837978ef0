import { expect, test } from '@playwright/test';
import { visitAs } from '../support/account';
import { axeViolations } from '../support/axe';
import { collectErrors } from '../support/visitor';

test('[AG-01] [AG-02] a figure of the overview is opened by keyboard, down to the bets that it counts', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await visitAs(page, '/?agent=agentTeamOverview&agent.period=yesterday', 'agent1');
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  const why = page.getByRole('dialog', { name: /^Why / });
  await test.step('what its word means stands beside the heading', async () => {
    await centre.getByRole('button', { name: 'What these words mean' }).last().press('Enter');
    await expect(page.getByText('Payouts less bets.')).toHaveCount(0);
    await expect(page.getByText('What was bet, on the day of the bet.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  const bets = centre.getByRole('group', { name: 'Bets' }).getByRole('button').first();
  await expect(bets).toBeVisible();
  const shown = (await bets.innerText()).trim();
  await bets.press('Enter');
  await expect(why.getByRole('row', { name: /^Total/ })).toContainText(shown);
  expect(await axeViolations(page)).toEqual([]);
  await test.step('a branch leads to its people, and one of them to the bets', async () => {
    await why.getByRole('button', { name: /^member1 and/ }).press('Enter');
    await expect(why.getByRole('heading', { name: /member1/ })).toBeFocused();
    const value = (await why.getByRole('row', { name: /^Total/ }).innerText()).match(/\d[\d.,]*/);
    await why.getByRole('link', { name: 'Bets' }).press('Enter');
    await expect(centre.getByRole('searchbox', { name: 'Account' })).toHaveValue('member1');
    await expect(why).toBeHidden();
    await expect(centre.getByRole('row', { name: /^Total/ })).toContainText(value?.[0] ?? '?');
  });
  expect(errors).toEqual([]);
});
