import { expect, type Page, test } from '@playwright/test';
import { visitWithOwnAccount } from '../support/account';
import { countOf } from '../support/wallet';

const DEPOSITS = '/wps/wallet/deposits';
/** The demo never finds a payment for amounts that end in .99. */
const AMOUNT = '21.99';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Deposit now' });

test('[WAL-02] a deposit is begun once by a double click, paid by what is shown, given up, and stands in the history', async ({
  page,
}) => {
  await visitWithOwnAccount(page, '/?member=depositv2');
  await page.getByRole('radio', { name: 'Pebble wallet' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('4.00');
  await sendButton(page).click();
  await expect(page.getByText(/^At least .*5\.00$/).last()).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill(AMOUNT);
  await sendButton(page).dblclick();
  const heading = page.getByRole('heading', { name: /Deposit of .*21\.99/ });
  await expect(heading).toBeVisible();
  expect(await countOf(page, DEPOSITS, AMOUNT)).toBe(1);
  await expect(page.getByText('pebble.example/parlour')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByText('Pay the amount with the reference shown.')).toBeVisible();

  await page.getByRole('button', { name: 'Give up this deposit' }).click();
  await expect(steps.getByText('Given up by you.')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  const row = page.getByRole('row', { name: /21\.99/ });
  await expect(row).toContainText('Given up');
  await row.getByRole('button', { name: /Open the deposit/ }).click();
  await expect(heading).toBeFocused();
});
