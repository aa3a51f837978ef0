import { expect, type Page, test } from '@playwright/test';
import { collectFaults, visitAsMember } from '../support/visitor';

/** Of the demo accounts. */
const PAYMENT_PASSWORD = '482913';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });

test.describe('the team in the agent centre', () => {
  test('[AC-03] shows the team as a tree and as a list, and the people in it', async ({ page }) => {
    const faults = collectFaults(page);
    await visitAsMember(page, '/?agent=downlineManagmentView', 'agent1');
    const centre = centreOf(page);
    const tree = centre.getByRole('treegrid', { name: 'Team' });
    const cove = tree.getByRole('row', { name: /cove1/ });
    await cove.getByRole('button', { name: 'Show who is below' }).click();
    await expect(tree.getByRole('row', { level: 2 }).first()).toBeVisible();
    await centre.getByRole('searchbox', { name: 'Search by account' }).fill('cove1');
    await centre.getByRole('button', { name: 'Details of cove1', exact: true }).click();
    const person = page.getByRole('dialog', { name: 'cove1' });
    await expect(person.getByText('Last 30 days')).toBeVisible();
    await person.getByRole('tab', { name: 'Rebates' }).click();
    await expect(person.getByRole('button', { name: 'Save rebates' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('[AC-03] sends money to the downline, once', async ({ page }) => {
    await visitAsMember(page, '/?agent=downlineManagmentView', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('searchbox', { name: 'Search by account' }).fill('ferry1');
    await centre.getByRole('button', { name: 'Details of ferry1', exact: true }).click();
    const person = page.getByRole('dialog', { name: 'ferry1' });
    await person.getByRole('tab', { name: 'Transfer' }).click();
    await person.getByLabel('Amount').fill('1.25');
    await person.getByLabel('Payment password', { exact: true }).fill('000000');
    await person.getByRole('button', { name: 'Send' }).click();
    await expect(person.getByRole('alert')).toBeVisible();
    await person.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/wallet/transfer/downline'))
        keys.push(request.headers()['idempotency-key']);
    });
    await person.getByRole('button', { name: 'Send' }).dblclick();
    await expect(person.getByText('The transfer is done')).toBeVisible();
    await expect(person.getByText(/1\.25 went to ferry1/)).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  test('[AC-03] opens an account by a link, from making it to removing it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitAsMember(page, '/?agent=registerCenter', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('button', { name: 'New link' }).click();
    const form = page.getByRole('dialog', { name: 'New link' });
    await form.getByLabel('Name of the link').fill('Quay lantern');
    await form.getByRole('button', { name: 'New link' }).click();
    await expect(form).toBeHidden();
    await expect(centre.getByRole('img', { name: 'Code to scan: Quay lantern' })).toBeVisible();
    await centre.getByRole('button', { name: 'Copy the link Quay lantern' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('/register?affiliateCode=');
    await centre.getByRole('button', { name: 'Change the link Quay lantern' }).click();
    const change = page.getByRole('dialog', { name: 'Change the link Quay lantern' });
    await change.getByLabel('Name of the link').fill('Reef beacon');
    await change.getByRole('radio', { name: 'Closed' }).check();
    await change.getByRole('button', { name: 'Save link' }).click();
    await expect(centre.getByRole('heading', { name: 'Reef beacon', exact: true })).toBeVisible();
    await centre.getByRole('button', { name: 'Remove the link Reef beacon' }).click();
    await page
      .getByRole('dialog', { name: 'Remove the link Reef beacon' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(centre.getByRole('heading', { name: 'Reef beacon', exact: true })).toBeHidden();
  });

  test('[AC-03] opens an account directly, and says what the gateway refuses', async ({ page }) => {
    await visitAsMember(page, '/?agent=registerCenter', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('tab', { name: 'Directly' }).click();
    await centre.getByLabel('Account', { exact: true }).fill('cove1');
    await centre.getByLabel('First password').fill('Lantern#71koi');
    await centre.getByLabel('The same once more').fill('Lantern#71koi');
    await centre.getByRole('button', { name: 'Open account' }).click();
    await expect(centre.getByLabel('Account', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    const name = `dock${Date.now().toString(36)}`;
    await centre.getByLabel('Account', { exact: true }).fill(name);
    await centre.getByRole('button', { name: 'Open account' }).click();
    await expect(centre.getByText(`${name} is open`)).toBeVisible();
  });

  for (const [address, name, column] of [
    ['personalHistoryCopy', 'Team betting', 'Placed'],
    ['palStatementsAgentCopy', 'Profit and loss', 'Valid bets'],
    ['agentRevenueReport', 'Revenue', 'Revenue'],
    ['agentDownlineTransactionDetailsCopy', 'Team transactions', 'Balance after'],
  ] as const)
    test(`[AC-03] reports ${name}`, async ({ page }) => {
      const faults = collectFaults(page);
      await visitAsMember(page, `/?agent=${address}`, 'agent1');
      const centre = centreOf(page);
      const table = centre.getByRole('table', { name });
      await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
      await centre.getByLabel('Period', { exact: true }).selectOption('30 days');
      await expect(table).toContainText(/\d\.\d{2}/);
      const download = page.waitForEvent('download');
      await centre.getByRole('button', { name: 'Save as CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      expect(faults).toEqual([]);
    });

  test('[AC-03] reports the orders of the team', async ({ page }) => {
    await visitAsMember(page, '/?agent=agentDownlineTransactionDetailsCopy', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('tab', { name: 'Orders' }).click();
    await expect(centre.getByRole('table', { name: 'Orders' })).toContainText(/Completed/);
  });
});
