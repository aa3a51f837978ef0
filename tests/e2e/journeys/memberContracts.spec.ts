import { type Browser, expect, type Page, test } from '@playwright/test';
import { visitAs, visitWithOwnAccount } from '../support/account';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** The upline offers 5 % of the losses, from another device. */
async function offerTo(browser: Browser, username: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await visitAs(page, '/?agent=agentDividendRecordCopy2', 'agent1');
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  await centre.getByRole('button', { name: 'Offer a contract' }).click();
  const form = page.getByRole('dialog', { name: 'Offer a contract' });
  await form.getByRole('group', { name: 'For' }).getByLabel(username, { exact: true }).check();
  await form.getByLabel('Rate').fill('5');
  await form.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(form.getByText('All are offered')).toBeVisible();
  await context.close();
}

test('[AC-07] [MC-05] a member hears of an offer without a reload, reads it, agrees and ends it', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const username = await visitWithOwnAccount(page, '/');
  const banner = page.getByRole('banner');
  const messages = banner.getByRole('link', { name: /^Messages/ });
  await expect(messages).toHaveAccessibleName(/\d+ unread/);
  const before = await messages.getAttribute('aria-label');
  await offerTo(browser, username);

  await page.clock.fastForward(31_000);
  const sign = banner.getByRole('link', { name: 'Contracts, 1 to answer' });
  await expect(sign).toBeVisible();
  await expect(messages).not.toHaveAccessibleName(before ?? '');

  await messages.click();
  await centreOf(page)
    .getByRole('button', { name: 'Unread: agent1 offers you a contract' })
    .click();
  const message = page.getByRole('dialog', { name: 'agent1 offers you a contract' });
  await message.getByRole('link', { name: 'Open the page' }).click();

  const waiting = centreOf(page).getByRole('region', { name: 'Waiting for your answer' });
  await expect(
    waiting.getByText("From the first bet on: 5.00% of the players' loss."),
  ).toBeVisible();
  await waiting.getByRole('button', { name: 'Agree' }).click();
  const agreed = centreOf(page).getByRole('region', { name: 'Agreed and ended' });
  await expect(agreed.getByRole('article')).toContainText('In force from');
  await expect(sign).toBeHidden();

  await agreed.getByRole('button', { name: 'Terminate' }).click();
  await page
    .getByRole('dialog', { name: 'Terminate' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(agreed.getByRole('article')).toContainText('Terminated');
  await agreed.getByRole('button', { name: /^History/ }).click();
  const history = page.getByRole('dialog', { name: 'History: Dividend, agent1' });
  await expect(history.getByRole('listitem').first()).toContainText(`${username} ended it`);
});
