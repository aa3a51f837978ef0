import { expect, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import {
  countOf,
  listed,
  loseAnswers,
  openPage,
  PAYMENT_PASSWORD,
  reloadInTheMiddle,
} from '../support/wallet';

const WITHDRAWALS = '/wps/wallet/withdrawals';

// Apart from the gateway of the other tests, which read the balance of the same member.
let gateway: SecondGateway;
test.beforeAll(async () => {
  gateway = await startSecondGateway({}, { offset: 32 });
});
test.afterAll(() => gateway.stop());

/** Opens the page and fills in a withdrawal. */
async function fill(page: Page, amount: string, password = PAYMENT_PASSWORD): Promise<void> {
  await openPage(page, gateway.address, 'withdraw');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByLabel('Payment password').fill(password);
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Withdraw now' });

/** The withdrawal is shown, the gateway knows one of this amount; it is taken back. */
async function expectOne(page: Page, amount: string): Promise<void> {
  await expect(
    page.getByRole('heading', { name: new RegExp(`Withdrawal of .*${amount}`) }),
  ).toBeVisible({ timeout: 20_000 });
  expect(await countOf(page, `${gateway.address}${WITHDRAWALS}`, amount)).toBe(1);
  await page.getByRole('button', { name: 'Take back this withdrawal' }).click();
  await expect(page.getByText('Taken back by you.')).toBeVisible();
}

test.describe('a withdrawal', () => {
  test('[WAL-02] is asked for with the payment password, taken back, and stands in the history', async ({
    page,
  }) => {
    await fill(page, '31.00', '000000');
    await sendButton(page).click();
    await expect(page.getByLabel('Payment password')).toBeFocused();
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(WITHDRAWALS)),
      sendButton(page).click(),
    ]);
    expect(request.postData()).not.toContain(PAYMENT_PASSWORD);
    await expectOne(page, '31.00');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: /31\.00/ })).toContainText('Taken back');
  });

  test('[WAL-05] is one withdrawal after a double click, after Enter and a click', async ({
    page,
  }) => {
    await fill(page, '32.00');
    await sendButton(page).dblclick();
    await expectOne(page, '32.00');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('33.00');
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await page.getByLabel('Payment password').press('Enter');
    await sendButton(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expectOne(page, '33.00');
  });

  test('[WAL-05] whose answer got lost is checked, never sent twice', async ({ page }) => {
    await fill(page, '34.00');
    await loseAnswers(page, WITHDRAWALS);
    await sendButton(page).click();
    await expectOne(page, '34.00');
  });

  test('[WAL-05] is one withdrawal when the page is reloaded in the middle', async ({ page }) => {
    await fill(page, '37.00');
    await reloadInTheMiddle(page, WITHDRAWALS, () => sendButton(page).click());
    await expectOne(page, '37.00');
  });

  test('[WAL-02] waits for what must still be bet, as the gateway tells', async ({ page }) => {
    await openPage(page, gateway.address, 'withdraw', 'agent1');
    await expect(page.getByText(/500\.00 must still be bet/)).toBeVisible();
    await expect(sendButton(page)).toHaveCount(0);
  });

  test('[WAL-03] that did not arrive is reported with a picture and what has arrived', async ({
    page,
  }) => {
    // A gateway that has run for long has completed it: it counts as received after half an hour.
    await openPage(page, gateway.address, 'withdraw', 'agent1');
    await page.getByRole('tab', { name: 'History' }).click();
    await page
      .getByRole('row', { name: /Paid/ })
      .getByRole('button', { name: /Open the withdrawal/ })
      .click();
    await expect(page.getByText(/it counts as received at/)).toBeVisible();
    await page.getByRole('button', { name: 'Not received' }).click();
    await page.getByRole('button', { name: 'Report as not received' }).click();
    await expect(page.getByText('Please add at least one picture')).toBeVisible();

    await page.getByRole('textbox', { name: 'Received' }).fill('5.00');
    const wrong = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') };
    await page.getByLabel('Proof').setInputFiles(wrong);
    await expect(page.getByText('is no PNG or JPG picture.')).toBeVisible();
    const picture = await page.screenshot({ type: 'png' });
    await page
      .getByLabel('Proof')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Report as not received' }).click();
    await expect(page.getByText('Customer service is looking into it.')).toBeVisible();
    const disputed = await listed<{ state: string; receivedAmount: string }>(
      page,
      `${gateway.address}${WITHDRAWALS}?state=DISPUTED`,
    );
    expect(disputed.map(({ receivedAmount }) => receivedAmount)).toContain('5.00');
  });

  test('[WAL-03] that was received in full is completed by its owner', async ({ page }) => {
    await openPage(page, gateway.address, 'withdraw');
    await page.getByRole('tab', { name: 'History' }).click();
    await page
      .getByRole('row', { name: /Paid/ })
      .getByRole('button', { name: /Open the withdrawal/ })
      .click();
    await page.getByRole('button', { name: 'Received in full' }).click();
    await expect(page.getByText('Received in full.', { exact: true })).toBeVisible();
    await expect(page.getByText('You', { exact: true })).toBeVisible();
  });
});
