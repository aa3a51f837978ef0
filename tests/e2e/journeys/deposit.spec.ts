import { expect, type Page, test } from '@playwright/test';
import { visitAsMember } from '../support/visitor';
import { countOf, loseAnswers, reloadInTheMiddle } from '../support/wallet';

const DEPOSITS = '/wps/wallet/deposits';

/** Opens the page and fills in a deposit; at cents of .99 the demo never finds a payment. */
async function fill(page: Page, amount: string): Promise<void> {
  await visitAsMember(page, '/?member=depositv2');
  await page.getByRole('radio', { name: 'Pebble wallet' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Deposit now' });

/** The deposit is shown, and the gateway knows one of this amount. */
async function expectOne(page: Page, amount: string): Promise<void> {
  await expect(
    page.getByRole('heading', { name: new RegExp(`Deposit of .*${amount}`) }),
  ).toBeVisible({
    timeout: 20_000,
  });
  expect(await countOf(page, DEPOSITS, amount)).toBe(1);
}

test.describe('a deposit', () => {
  test('[WAL-02] is begun, paid by what is shown, given up, and stands in the history', async ({
    page,
  }) => {
    await fill(page, '4.00');
    await sendButton(page).click();
    await expect(page.getByText(/^At least .*5\.00$/).last()).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('21.99');
    await sendButton(page).click();
    await expectOne(page, '21.99');
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
    await expect(page.getByRole('heading', { name: /Deposit of .*21\.99/ })).toBeFocused();
  });

  test('[WAL-05] is one deposit after a double click', async ({ page }) => {
    await fill(page, '22.99');
    await sendButton(page).dblclick();
    await expectOne(page, '22.99');
  });

  test('[WAL-05] is one deposit after Enter and a click', async ({ page }) => {
    await fill(page, '23.99');
    await page.getByRole('textbox', { name: 'Amount' }).press('Enter');
    await sendButton(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expectOne(page, '23.99');
  });

  test('[WAL-05] whose answer got lost is checked, never sent twice', async ({ page }) => {
    await fill(page, '24.99');
    await loseAnswers(page, DEPOSITS);
    await sendButton(page).click();
    await expectOne(page, '24.99');
  });

  test('[WAL-05] is one deposit when the page is reloaded in the middle', async ({ page }) => {
    await fill(page, '25.99');
    await reloadInTheMiddle(page, DEPOSITS, () => sendButton(page).click());
    await expectOne(page, '25.99');
  });
});
