import { expect, type Page, test } from '@playwright/test';
import { openAccount, visitAs } from '../support/account';
import { visit } from '../support/visitor';

const CONTRACTS = '/?agent=agentDividendRecordCopy2';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const contractsOf = (page: Page, text: string) =>
  centreOf(page).getByRole('article').filter({ hasText: text });

test.describe('contracts in the agent centre', () => {
  test('[AC-04] are offered by an agent, agreed to by whom they are for, and ended', async ({
    page,
    browser,
  }) => {
    const username = await openAccount({ accountType: 'agent' });
    await visitAs(page, CONTRACTS, 'agent1');
    await centreOf(page).getByRole('button', { name: 'Offer a contract' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a contract' });
    await form.getByRole('group', { name: 'For' }).getByLabel(username, { exact: true }).check();
    await form.getByLabel('Rate').fill('5');
    await form.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(form.getByText('All are offered')).toBeVisible();

    const context = await browser.newContext();
    const other = await context.newPage();
    await visitAs(other, CONTRACTS, username);
    await contractsOf(other, 'To sign').getByRole('button', { name: 'Agree' }).click();
    await expect(contractsOf(other, 'Accepted')).toContainText('agent1');
    await context.close();

    await form.getByRole('button', { name: 'Close' }).click();
    await visit(page, CONTRACTS);
    await centreOf(page).getByRole('radio', { name: 'From me' }).check();
    await contractsOf(page, username).getByRole('button', { name: 'Ask for its end' }).click();
    await page
      .getByRole('dialog', { name: 'Ask for its end' })
      .getByRole('button', { name: 'Confirm' })
      .click();
    await expect(contractsOf(page, username)).toContainText('Termination request');
  });

  test('an offer says what it would end before it is sent', async ({ page }) => {
    await visitAs(page, CONTRACTS, 'agent1');
    await centreOf(page).getByRole('button', { name: 'Offer a contract' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a contract' });
    await form.getByRole('group', { name: 'For' }).getByLabel('cove1', { exact: true }).check();
    await form.getByLabel('Rate').fill('5');
    const offers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/contracts/offer')) offers.push(request.url());
    });
    await form.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(form.getByText('it would end these contracts with a higher rate')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Offer to 1 account' })).toBeVisible();
    expect(offers).toEqual([]);
  });

  test('[AG-04] are tried on past periods before they are sent, by both sides, by keyboard', async ({
    page,
    browser,
  }) => {
    const username = await openAccount({ accountType: 'agent' });
    await visitAs(page, CONTRACTS, 'agent1');
    await centreOf(page).getByRole('button', { name: 'Offer a contract' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Offer a contract' });
    const people = form.getByRole('group', { name: 'For' });
    const choose = (account: string) => people.getByLabel(account, { exact: true }).press('Space');
    await choose('cove1');
    await form.getByLabel('Rate').pressSequentially('5');
    await form.getByRole('button', { name: 'What it would have paid' }).press('Enter');
    const tried = { name: 'What it would have paid' };
    await expect(form.getByRole('table', tried)).toContainText('You keep');
    // Another person closes what was tried.
    await choose('cove1');
    await choose(username);
    await expect(form.getByRole('table', tried)).toHaveCount(0);
    await form.getByRole('button', { name: 'Offer', exact: true }).press('Enter');
    await expect(form.getByText('All are offered')).toBeVisible();

    const context = await browser.newContext();
    const other = await context.newPage();
    await visitAs(other, CONTRACTS, username);
    const offer = contractsOf(other, 'To sign');
    await offer.getByRole('button', tried).press('Enter');
    await expect(offer.getByText('Nothing was bet in these periods.')).toBeVisible();
    await offer.getByRole('button', { name: 'Agree' }).press('Enter');
    await expect(contractsOf(other, 'Accepted')).toContainText('agent1');
    await context.close();
  });
});
