import { expect, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, visit } from '../support/visitor';
import { countOf } from '../support/wallet';

// The shared gateway has one wallet for everything.
let gateway: SecondGateway;
test.beforeAll(async () => {
  gateway = await startSecondGateway({ VENDOR_WALLETS: 'LNW' }, { offset: 30 });
});
test.afterAll(() => gateway.stop());

test('money goes once to the wallet of a vendor, and all of it comes back', async ({ page }) => {
  await visit(page, gateway.address);
  await logIn(page);
  await visit(page, `${gateway.address}/?member=transferFund`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('41.00');
  await page.getByRole('button', { name: 'Transfer now' }).dblclick();
  await expect(page.getByText(/41\.00 moved\./)).toBeVisible();
  expect(await countOf(page, `${gateway.address}/wps/wallet/transfers`, '41.00')).toBe(1);
  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await expect(page.getByText(/41\.00 came back\./)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /41\.00/ })).toHaveCount(2);
});
