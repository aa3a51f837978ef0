import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAccount, visitAs } from '../support/account';
import { collectErrors, PASSWORD, visit } from '../support/visitor';
import { PAYMENT_PASSWORD } from '../support/wallet';

const main = (page: Page): Locator => page.getByRole('main');
const product = (page: Page, name: string): Locator =>
  main(page).getByRole('article', { name, exact: true });
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name }).click();

test.describe('the points mall', () => {
  test('[RT-09] shows products by kind and rules by address to a guest, who logs in to exchange', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await visit(page, '/pointMall');
    await expect(main(page).getByRole('article')).toHaveCount(10);
    await main(page).getByRole('radio', { name: 'Goods' }).click();
    await expect(page).toHaveURL(/\/pointMall\?kind=GOODS$/);
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await tab(page, 'Rules and rates');
    await expect(page).toHaveURL(/\/pointMall\?view=rules$/);
    await expect(
      main(page)
        .getByRole('table', { name: 'Exchange rates' })
        .getByRole('row', { name: /Fifty for the wallet.*4,800 points.*50\.00/ }),
    ).toBeVisible();

    await tab(page, 'Products');
    await product(page, 'A red envelope')
      .getByRole('button', { name: /^Redeem/ })
      .click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill('member1');
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/pointMall\?redeem=pp-envelope$/);
    await expect(page.getByRole('dialog', { name: 'A red envelope' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/pointMall$/);
    expect(errors).toEqual([]);
  });

  // Two demo accounts have points. Other tests may spend some meanwhile, so only this request is counted.
  test('[PTS-01] redeems a product once behind the sealed payment password, and the history shows it', async ({
    page,
  }) => {
    await visitAs(page, '/pointMall', 'agent1');
    await product(page, 'Five for the wallet')
      .getByRole('button', { name: /^Redeem/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Five for the wallet' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('500 points');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/MCS2_redeemPointReward')) return;
      sent.push(request.postData() ?? '');
      expect(request.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    });
    await dialog.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(dialog.getByRole('status')).toBeVisible();
    const number = (await dialog.getByText(/^rp-/).textContent()) ?? '';
    expect(sent).toEqual([expect.stringMatching(/^\{"jwe":"[^"]+"\}$/)]);

    await dialog.getByRole('link', { name: 'Redeem history' }).click();
    const row = main(page).getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Five for the wallet');
    await expect(row).toContainText('500');
    await expect(row).toContainText('Approved');
  });

  test('[MC-03] who has no payment password sets one and comes back, unless the centre was left', async ({
    page,
  }) => {
    await visitAs(page, '/', await openAccount());

    const dialog = page.getByRole('dialog', { name: 'A golden egg' });
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    const setPayment = centre.getByRole('button', { name: 'Set: Payment password' });
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    const leave = async (): Promise<void> => {
      await expect(dialog).toContainText('Set a payment password first');
      await dialog.getByRole('link', { name: 'Set a payment password' }).click();
      await expect(page).toHaveURL(/\/pointMall\?member=securityCenter$/);
      await expect(setPayment).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(await stored()).toContain('pp-egg');
    };
    const setOne = async (): Promise<void> => {
      await setPayment.click();
      const form = page.getByRole('dialog', { name: 'Payment password', exact: true });
      await form.getByLabel('Login password', { exact: true }).fill(PASSWORD);
      await form.getByLabel('Payment password', { exact: true }).fill('705824');
      await form.getByLabel('Payment password once more', { exact: true }).fill('705824');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
    };
    // By its address: this member has no points yet.
    const wanted = '/pointMall?redeem=pp-egg';
    await visit(page, wanted);
    await leave();
    await page.goBack();
    await expect(centre).toBeHidden();
    await leave();
    await centre.getByRole('button', { name: 'Close' }).click();
    await expect(centre).toBeHidden();
    await expect(page).toHaveURL(/\/pointMall$/);
    await expect(dialog).toHaveCount(0);
    await expect.poll(stored).not.toContain('pp-egg');

    await visit(page, wanted);
    await leave();
    await setOne();
    await expect(page).toHaveURL(/\/pointMall\?redeem=pp-egg$/);
    await expect(centre).toBeHidden();
    await expect(dialog.getByLabel('Quantity')).toHaveValue('1');
  });
});
