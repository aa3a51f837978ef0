import { expect, type Page, test } from '@playwright/test';
import { visitWithOwnAccount } from '../support/account';
import { countOf, PAYMENT_PASSWORD, reloadInTheMiddle } from '../support/wallet';

const WITHDRAWALS = '/wps/wallet/withdrawals';
const AMOUNT = '31.00';

/** Opens the page with enough money and fills in a withdrawal. */
async function fill(page: Page, password = PAYMENT_PASSWORD): Promise<void> {
  await visitWithOwnAccount(page, '/?member=withdraw', { money: '60.00', canPayOut: true });
  await page.getByRole('textbox', { name: 'Amount' }).fill(AMOUNT);
  await page.getByLabel('Payment password').fill(password);
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Withdraw now' });
const heading = (page: Page) => page.getByRole('heading', { name: /Withdrawal of .*31\.00/ });

test.describe('a withdrawal', () => {
  test('[WAL-02] is asked for once with the sealed payment password, taken back, and stands in the history', async ({
    page,
  }) => {
    await fill(page, '000000');
    await sendButton(page).click();
    await expect(page.getByLabel('Payment password')).toBeFocused();
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(WITHDRAWALS)),
      sendButton(page).dblclick(),
    ]);
    expect(request.postData()).not.toContain(PAYMENT_PASSWORD);
    await expect(heading(page)).toBeVisible();
    expect(await countOf(page, WITHDRAWALS, AMOUNT)).toBe(1);
    await page.getByRole('button', { name: 'Take back this withdrawal' }).click();
    await expect(page.getByText('Taken back by you.')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: /31\.00/ })).toContainText('Taken back');
  });

  test('[WAL-05] is one withdrawal when the page is reloaded in the middle', async ({ page }) => {
    await fill(page);
    await reloadInTheMiddle(page, WITHDRAWALS, () => sendButton(page).click());
    await expect(heading(page)).toBeVisible();
    expect(await countOf(page, WITHDRAWALS, AMOUNT)).toBe(1);
  });
});
