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
    await form.getByLabel('For', { exact: true }).selectOption(username);
    await form.getByLabel('Rate').fill('5');
    await form.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(form.getByText('The contract is offered')).toBeVisible();

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
    await form.getByLabel('For', { exact: true }).selectOption('cove1');
    await form.getByLabel('Rate').fill('5');
    const offers: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/contracts/offer')) offers.push(request.url());
    });
    await form.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(form.getByText('it would end these contracts with a higher rate')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Offer all the same' })).toBeVisible();
    expect(offers).toEqual([]);
  });
});
