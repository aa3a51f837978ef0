import { expect, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { visitAsMember } from '../support/visitor';
import {
  countOf,
  loseAnswers,
  openPage,
  PAYMENT_PASSWORD,
  reloadInTheMiddle,
} from '../support/wallet';

const TRANSFERS = '/wps/wallet/transfers';
const SEND_UP = '/wps/wallet/transfer/upline';
const MOVE = '/wps/relay/GCS_walletTransfer';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Transfer now' });

test.describe('with a single wallet', () => {
  test('[WAL-01] there is nothing to move, and that is said', async ({ page }) => {
    await visitAsMember(page, '/?member=transferFund');
    await expect(page.getByText('One wallet for everything')).toBeVisible();
  });
});

test.describe('between wallets and to the upline', () => {
  let gateway: SecondGateway;
  test.beforeAll(async () => {
    gateway = await startSecondGateway({ VENDOR_WALLETS: 'LNW' }, { offset: 30 });
  });
  test.afterAll(() => gateway.stop());

  test('[WAL-02] money goes to a vendor and all of it comes back', async ({ page }) => {
    await openPage(page, gateway.address, 'transferFund');
    await page.getByRole('textbox', { name: 'Amount' }).fill('41.00');
    await sendButton(page).dblclick();
    await expect(page.getByText(/41\.00 moved\./)).toBeVisible();
    expect(await countOf(page, `${gateway.address}${TRANSFERS}`, '41.00')).toBe(1);
    await page.getByRole('button', { name: 'Bring everything back' }).click();
    await expect(page.getByText(/41\.00 came back\./)).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: /41\.00/ })).toHaveCount(2);
  });

  test('[WAL-05] a move whose answer got lost is made once', async ({ page }) => {
    await openPage(page, gateway.address, 'transferFund');
    await page.getByRole('textbox', { name: 'Amount' }).fill('42.00');
    await loseAnswers(page, MOVE);
    await sendButton(page).click();
    await expect(page.getByText('It went through.', { exact: false })).toBeVisible({
      timeout: 20_000,
    });
    expect(await countOf(page, `${gateway.address}${TRANSFERS}`, '42.00')).toBe(1);
  });

  test('[WAL-02] [WAL-05] money goes to the upline once, whatever is pressed', async ({ page }) => {
    await openPage(page, gateway.address, 'transferUpline');
    await page.getByRole('textbox', { name: 'Amount' }).fill('43.00');
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await page.getByLabel('Payment password').press('Enter');
    await sendButton(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.getByText(/43\.00 moved\./)).toBeVisible();
    expect(await countOf(page, `${gateway.address}${TRANSFERS}`, '43.00')).toBe(1);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: /43\.00/ })).toContainText('agent1');
  });

  test('[WAL-05] money goes to the upline once when the page is reloaded', async ({ page }) => {
    await openPage(page, gateway.address, 'transferUpline');
    await page.getByRole('textbox', { name: 'Amount' }).fill('44.00');
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await reloadInTheMiddle(page, SEND_UP, () => sendButton(page).click());
    await expect(page.getByText('It went through.', { exact: false })).toBeVisible({
      timeout: 20_000,
    });
    expect(await countOf(page, `${gateway.address}${TRANSFERS}`, '44.00')).toBe(1);
  });
});
