import { expect, type Locator, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { collectFaults, logIn, readBalance, visit, visitAsMember } from '../support/visitor';

/** Of the demo's accounts. */
const PAYMENT_PASSWORD = '482913';
/** Instead of the password that has to be changed. */
const CHOSEN = 'Quiet-Harbour-9';

const main = (page: Page): Locator => page.getByRole('main');
const product = (page: Page, name: string): Locator =>
  main(page).getByRole('article', { name, exact: true });
const ownPoints = (page: Page): Locator => main(page).getByRole('region', { name: 'Your points' });

async function readPoints(page: Page): Promise<number> {
  const figure = ownPoints(page).getByText(/^[\d,]+ points?$/);
  await expect(figure).toBeVisible();
  return Number(((await figure.textContent()) ?? '').replace(/\D/g, ''));
}

const tab = (page: Page, name: string) => main(page).getByRole('tab', { name }).click();

test.describe('the points mall, looked at', () => {
  test('[RT-09] [PTS-01] [PTS-02] [SUP-06] a guest sees products, rules and rates, and logs in to exchange', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await visit(page, '/pointMall');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible();
    await expect(page).toHaveTitle('Points mall · Parlour Demo');
    await expect(ownPoints(page)).toContainText('100 points make 1.00');
    await expect(main(page).getByRole('article')).toHaveCount(10);

    await main(page).getByRole('radio', { name: 'Goods' }).click();
    await expect(page).toHaveURL(/\/pointMall\?kind=GOODS$/);
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await main(page).getByLabel('Order').selectOption('Most points first');
    await expect(main(page).getByRole('article').first()).toHaveAccessibleName(
      'Travelling chess set',
    );
    await expect(product(page, 'Travelling chess set').getByText('Sold out')).toBeVisible();

    await tab(page, 'Rules and rates');
    await expect(page).toHaveURL(/\/pointMall\?view=rules$/);
    await expect(main(page).getByText('Every 1.00 that you bet earns one point')).toBeVisible();
    const rates = main(page).getByRole('table', { name: 'Exchange rates' });
    await expect(
      rates.getByRole('row', { name: /Conversion to money.*100 points.*1\.00/ }),
    ).toBeVisible();
    await expect(
      rates.getByRole('row', { name: /Fifty for the wallet.*4,800 points.*50\.00/ }),
    ).toBeVisible();
    await expect(ownPoints(page)).toContainText('Points never expire.');

    await tab(page, 'Products');
    await product(page, 'A red envelope')
      .getByRole('button', { name: /^Redeem/ })
      .click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill('member1');
    await login.getByLabel('Password', { exact: true }).fill('Parlour#2024');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/pointMall\?redeem=pp-envelope$/);
    await expect(page.getByRole('dialog', { name: 'A red envelope' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/pointMall$/);
    expect(faults).toEqual([]);
  });

  test('[PTS-02] the redeem history tells number, time, type, product, points, amount, quantity and status', async ({
    page,
  }) => {
    await visitAsMember(page, '/pointMall?view=history');
    const table = main(page).getByRole('table', { name: 'Redeem history' });
    for (const header of [
      'Transaction number',
      'Application time',
      'Exchange type',
      'Product',
      'Points',
      'Amount',
      'Quantity',
      'Status',
    ])
      await expect(table.getByRole('columnheader', { name: header, exact: true })).toBeVisible();
    const rejected = table.getByRole('row', { name: /A hundred in bonus money/ });
    await expect(rejected).toContainText('Bonus money');
    await expect(rejected).toContainText('7,500');
    await expect(rejected).toContainText('100.00');
    await expect(rejected).toContainText('Rejected');
    await expect(rejected).toContainText('The points are back.');
    await expect(table.getByRole('row', { name: /Parlour mug.*In Process/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Five for the wallet.*Approved/ })).toBeVisible();

    await main(page).getByRole('button', { name: 'Previous 7 days' }).click();
    await expect(page).toHaveURL(/view=history&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await expect(rejected).toHaveCount(0);
    await expect(table.getByRole('row', { name: /Parlour mug.*In Process/ })).toBeVisible();

    await page.setViewportSize({ width: 375, height: 800 });
    await expect(table.getByText('Parlour mug')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
});

test.describe('exchanges, in a house of their own', () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: SecondGateway;

  test.beforeAll(async () => {
    gateway = await startSecondGateway({}, { offset: 28 });
  });
  test.afterAll(() => gateway.stop());

  const goToMall = async (page: Page, username: string, query = ''): Promise<void> => {
    await visit(page, gateway.address);
    await logIn(page, username);
    await visit(page, `${gateway.address}/pointMall${query}`);
  };
  const confirm = async (dialog: Locator, password = PAYMENT_PASSWORD): Promise<void> => {
    await dialog.getByLabel('Payment password').fill(password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };

  test('[PTS-01] a product is redeemed behind the payment password, sealed, and the history shows it', async ({
    page,
  }) => {
    await goToMall(page, 'member1');
    const before = await readPoints(page);
    await product(page, 'Parlour mug')
      .getByRole('button', { name: /^Redeem/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Parlour mug' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Name of the recipient')).toHaveAccessibleDescription(
      /Input cannot be empty/,
    );
    await dialog.getByLabel('Quantity').fill('2');
    await dialog.getByLabel('Name of the recipient').fill('Willow Reed');
    await dialog.getByLabel('Mobile number').fill('+65 8123 0001');
    await dialog.getByLabel('Address').fill('4 Quiet Harbour');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('1,800 points');
    await expect(dialog).toContainText('Willow Reed, +65 8123 0001, 4 Quiet Harbour');

    await confirm(dialog, 'not-mine');
    await expect(dialog.getByLabel('Payment password')).toHaveAccessibleDescription(/\S/);
    const [request] = await Promise.all([
      page.waitForRequest(/MCS2_redeemPointReward$/),
      confirm(dialog),
    ]);
    expect(request.postData()).toMatch(/^\{"jwe":"[^"]+"\}$/);
    expect(request.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    await expect(dialog.getByRole('status')).toContainText('Request received');
    const number = (await dialog.getByText(/^rp-/).textContent()) ?? '';
    await expect.poll(() => readPoints(page)).toBe(before - 1800);

    await dialog.getByRole('link', { name: 'Redeem history' }).click();
    const row = main(page).getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Parlour mug');
    await expect(row).toContainText('1,800');
    await expect(row).toContainText('In Process');
  });

  test('[PTS-01] points become money once, however the answer gets lost', async ({ page }) => {
    await goToMall(page, 'member1');
    const before = await readPoints(page);
    const money = await readBalance(page);
    await ownPoints(page).getByRole('button', { name: 'Convert to money' }).click();
    const dialog = page.getByRole('dialog', { name: 'Convert points to money' });
    await dialog.getByLabel('Points').fill('150');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Points')).toHaveAccessibleDescription(/In steps of 100/);
    await dialog.getByLabel('Points').fill('1000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('10.00');

    let sent = 0;
    await page.route('**/MCS2_convertPoint', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await confirm(dialog);
    await expect(dialog.getByRole('status')).toContainText('Converted');
    await expect(dialog.getByText(/^rp-/)).toBeVisible();
    expect(sent).toBe(1);
    await expect.poll(() => readPoints(page)).toBe(before - 1000);
    await expect.poll(() => readBalance(page)).not.toBe(money);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/pointMall$/);
  });

  test('[PTS-01] [MC-03] who has no payment password sets one and comes back, unless the centre was left', async ({
    page,
  }) => {
    await visit(page, gateway.address);
    const header = page.getByRole('banner');
    await header.getByLabel('Username').fill('weak1');
    await header.getByLabel('Password', { exact: true }).fill('123456');
    await header.getByRole('button', { name: 'Log in', exact: true }).click();
    const forced = page.getByRole('dialog', { name: 'Change password' });
    await forced.getByLabel('New password').fill(CHOSEN);
    await forced.getByLabel('Confirm password').fill(CHOSEN);
    await forced.getByLabel('Confirm password').press('Enter');
    await expect(forced).toBeHidden();

    const dialog = page.getByRole('dialog', { name: 'A golden egg' });
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    const setPayment = centre.getByRole('button', { name: 'Set: Payment password' });
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    const leave = async (): Promise<void> => {
      await expect(dialog).toContainText('Set a payment password first');
      await dialog.getByRole('link', { name: 'Set a payment password' }).click();
      await expect(page).toHaveURL(/\/pointMall\?member=securityCenter$/);
      await expect(setPayment).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(await kept()).toContain('pp-egg');
    };
    const setOne = async (): Promise<void> => {
      await setPayment.click();
      const form = page.getByRole('dialog', { name: 'Payment password', exact: true });
      await form.getByLabel('Login password', { exact: true }).fill(CHOSEN);
      await form.getByLabel('Payment password', { exact: true }).fill('705824');
      await form.getByLabel('Payment password once more', { exact: true }).fill('705824');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
    };
    // By its address: this member has no points yet.
    const wanted = `${gateway.address}/pointMall?redeem=pp-egg`;
    await visit(page, wanted);
    await leave();
    await page.goBack();
    await expect(centre).toBeHidden();
    await leave();
    await centre.getByRole('button', { name: 'Close' }).click();
    await expect(centre).toBeHidden();
    await expect(page).toHaveURL(/\/pointMall$/);
    await expect(dialog).toHaveCount(0);
    await expect.poll(kept).not.toContain('pp-egg');

    await visit(page, wanted);
    await leave();
    await setOne();
    await expect(page).toHaveURL(/\/pointMall\?redeem=pp-egg$/);
    await expect(centre).toBeHidden();
    await expect(dialog.getByLabel('Quantity')).toHaveValue('1');
  });
});
