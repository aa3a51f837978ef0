import { expect, type Page, test } from '@playwright/test';
import { openAccount, visitAs } from '../support/account';
import { collectErrors, visit } from '../support/visitor';
import { PAYMENT_PASSWORD } from '../support/wallet';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
/** An unused name. */
const newName = (start: string): string => `${start}${Math.random().toString(36).slice(2, 9)}`;

test.describe('the team in the agent centre', () => {
  test('[AC-03] grows by an account that is opened directly, is found in the tree and is sent money once', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await visitAs(page, '/?agent=registerCenter', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('tab', { name: 'Directly' }).click();
    await centre.getByLabel('First password').fill('Lantern#71koi');
    await centre.getByLabel('The same once more').fill('Lantern#71koi');
    const name = newName('dock');
    await centre.getByLabel('Account', { exact: true }).fill(name);
    await centre.getByRole('button', { name: 'Open account' }).click();
    await expect(centre.getByText(`${name} is open`)).toBeVisible();

    await visit(page, '/?agent=downlineManagmentView');
    // Whoever has a team and is shown first: rows further down are drawn when they are scrolled to.
    const tree = centre.getByRole('treegrid', { name: 'Team' });
    await tree.getByRole('button', { name: 'Show who is below' }).first().click();
    await expect(tree.getByRole('row', { level: 2 }).first()).toBeVisible();
    await centre.getByRole('searchbox', { name: 'Search by account' }).fill(name);
    await centre.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
    const person = page.getByRole('dialog', { name });
    await person.getByRole('tab', { name: 'Transfer' }).click();
    await person.getByLabel('Amount').fill('1.25');
    await person.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/wallet/transfer/downline'))
        keys.push(request.headers()['idempotency-key']);
    });
    await person.getByRole('button', { name: 'Send' }).dblclick();
    await expect(person.getByText(new RegExp(`1\\.25 went to ${name}`))).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('has links to open accounts by, from making one to removing it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitAs(page, '/?agent=registerCenter', await openAccount({ accountType: 'agent' }));
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

  test('reports its bets by period, and saves them', async ({ page }) => {
    await visitAs(page, '/?agent=personalHistoryCopy', 'agent1');
    const centre = centreOf(page);
    const table = centre.getByRole('table', { name: 'Team betting' });
    await centre.getByLabel('Period', { exact: true }).selectOption('30 days');
    await expect(table).toContainText(/\d\.\d{2}/);
    const download = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page.reload();
    await expect(centre.getByLabel('Period', { exact: true })).toHaveValue('previous30');
    await page.goBack();
    await expect(centre.getByLabel('Period', { exact: true })).toHaveValue('previous7');
  });
});
