import { expect, type Page, test } from '@playwright/test';
import { collectFaults, visitAsMember } from '../support/visitor';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });

test.describe('contracts in the agent centre', () => {
  test('[AC-04] [AC-05] tells what agreeing to a lower rate would end', async ({ page }) => {
    const faults = collectFaults(page);
    await visitAsMember(page, '/?agent=agentDividendRecordCopy2', 'agent1');
    const centre = centreOf(page);
    const offer = centre.getByRole('article').filter({ hasText: 'To sign' });
    await expect(offer.getByRole('button', { name: 'Agree' })).toHaveAccessibleDescription(
      /it would end contracts with a higher rate.*cove1/,
    );
    await centre.getByRole('tab', { name: 'Payments' }).click();
    await expect(centre.getByRole('table', { name: 'Payments' })).toContainText(/\d+\.\d{2}/);
    expect(faults).toEqual([]);
  });

  test('[AC-05] an offer says what it would end before it is sent, and can be taken back', async ({
    page,
  }) => {
    await visitAsMember(page, '/?agent=agentDividendRecordCopy2', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('button', { name: 'Offer a contract' }).click();
    const form = page.getByRole('dialog', { name: 'Offer a contract' });
    await form.getByLabel('For', { exact: true }).selectOption('cove1');
    await form.getByLabel('Rate').fill('5');
    const offers: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/contracts/offer')) offers.push(request.postData() ?? '');
    });
    await form.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(form.getByText('it would end contracts with a higher rate')).toBeVisible();
    expect(offers).toEqual([]);
    await form.getByRole('button', { name: 'Offer all the same' }).click();
    await expect(form.getByText('The contract is offered')).toBeVisible();
    expect(offers).toHaveLength(1);
    await form.getByRole('button', { name: 'Close' }).click();
    await centre.getByRole('radio', { name: 'From me' }).check();
    const pending = centre
      .getByRole('article')
      .filter({ hasText: 'cove1' })
      .filter({ hasText: 'Pending' });
    await pending.getByRole('button', { name: 'Take back' }).click();
    await expect(pending).toBeHidden();
  });

  test('[AC-06] says when wages settle and are paid', async ({ page }) => {
    await visitAsMember(page, '/?agent=agentRealtimeSalary', 'agent1');
    const centre = centreOf(page);
    await expect(centre.getByText('Settled every 5 minutes.')).toBeVisible();
    await centre.getByRole('link', { name: 'Daily wages' }).click();
    await expect(centre.getByText('Counted for a day, and paid on the next.')).toBeVisible();
  });

  test('[AC-07] refuses a termination, and ends the contract afterwards', async ({ page }) => {
    await visitAsMember(page, '/?agent=agentHourSalary', 'agent1');
    const centre = centreOf(page);
    const request = centre.getByRole('article').filter({ hasText: 'Termination request' });
    await request.getByRole('button', { name: 'Refuse' }).click();
    await centre.getByLabel('Status').selectOption('Accepted');
    const contract = centre.getByRole('article');
    await contract.getByRole('button', { name: 'Terminate' }).click();
    await page
      .getByRole('dialog', { name: 'Terminate' })
      .getByRole('button', { name: 'End it' })
      .click();
    await expect(centre.getByText('There is no contract here')).toBeVisible();
    await centre.getByLabel('Status').selectOption('Terminated');
    await expect(contract.filter({ hasText: 'Terminated' })).toBeVisible();
  });
});
