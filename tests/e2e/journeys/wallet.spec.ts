import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { visitWithOwnAccount } from '../support/account';
import { visit } from '../support/visitor';
import { countOf, PAYMENT_PASSWORD } from '../support/wallet';

test('[WAL-02] money goes to the upline once by Enter and a click, and the records tell of it', async ({
  page,
}) => {
  await visitWithOwnAccount(page, '/?member=transferUpline', { money: '60.00', canPayOut: true });
  await page.getByRole('textbox', { name: 'Amount' }).fill('43.00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  // The button ignores presses while the first transfer is in flight.
  const send = page.getByRole('button', { name: 'Transfer now' });
  // Its answer waits for the click, or a quick gateway would have taken the button away.
  let goOn = (): void => undefined;
  const clicked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/wps\/wallet\/transfer/, async (route) => {
    await clicked;
    await route.continue();
  });
  await page.getByLabel('Payment password').press('Enter');
  await send.dispatchEvent('click');
  goOn();
  await expect(page.getByText(/43\.00 moved\./)).toBeVisible();
  expect(await countOf(page, '/wps/wallet/transfers', '43.00')).toBe(1);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /43\.00/ })).toContainText('agent1');

  await visit(page, '/?member=transactionHistory');
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table).toContainText('43.00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  // The header, two changes, and three totals: in, out and both.
  expect(saved.trim().split(/\r?\n/)).toHaveLength(6);
});
