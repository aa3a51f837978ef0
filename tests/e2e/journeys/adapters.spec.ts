import { expect, type Page, test } from '@playwright/test';
import { withMerchant } from '../support/merchant';
import {
  agreeIn,
  mockOutsideServices,
  OUTSIDE,
  OUTSIDE_MERCHANT,
} from '../support/outsideServices';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { collectErrors } from '../support/visitor';

const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

test.describe('without outside services', () => {
  test('[LOGIN-15] there is no trace of them: no button, no request, no code', async ({ page }) => {
    const hosts = new Set<string>();
    const scripts: string[] = [];
    page.on('request', (request) => {
      hosts.add(new URL(request.url()).hostname);
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/login');
    const dialog = loginOf(page);
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await expect(dialog.getByLabel('Mobile number')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect([...hosts].filter((host) => host !== 'localhost')).toEqual([]);
    expect(scripts.length).toBeGreaterThan(2);
    // Fetched by the test, so that no chunk is in flight when it ends.
    const codes = scripts.map(async (address) => (await page.request.get(address)).text());
    const texts = await Promise.all(codes);
    expect(texts.filter((text) => text.includes('identitytoolkit'))).toEqual([]);
  });
});

test.describe('with outside services', () => {
  test.describe.configure({ mode: 'default' });
  let gateway: SecondGateway;
  test.beforeAll(async () => {
    gateway = await startSecondGateway(OUTSIDE);
  });
  test.afterAll(() => gateway.stop());
  test.beforeEach(async ({ page }) => {
    await withMerchant(page, OUTSIDE_MERCHANT);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
  });

  test('[LOGIN-15] a code by the service, after a proof of a person, counts one minute', async ({
    page,
    context,
  }) => {
    const errors = collectErrors(page);
    const requested = await mockOutsideServices(context);
    await page.goto(`${gateway.address}/login`);
    const dialog = loginOf(page);
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await dialog.getByLabel('Country').selectOption('SG');
    await dialog.getByLabel('Mobile number').fill('81234567');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText(/^(?:5\d|60) s$/)).toBeVisible();
    await expect(dialog.getByText('It counts for 1 min.')).toBeVisible();
    expect(requested.find(({ url }) => url.includes(':sendVerificationCode'))?.body).toMatchObject({
      phoneNumber: '+6581234567',
      recaptchaToken: 'a-person-at-sendCode',
    });
    // The gateway of the demo has no verifier of the service, and says so.
    await dialog.getByLabel('Verification code').fill('135790');
    const [request] = await Promise.all([
      page.waitForRequest(/\/wps\/session\/login\/phoneAuth$/),
      dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
    ]);
    expect(Object.keys(request.postDataJSON() as object)).toEqual(['jwe']);
    await expect(dialog.getByRole('alert')).toContainText('Not enabled function');
    expect(requested.find(({ url }) => url.includes(':signInWithPhoneNumber'))?.body).toMatchObject(
      {
        sessionInfo: 'sent-1',
        code: '135790',
      },
    );
    // Only the mocked answers of 400 and 403 are on the console.
    expect(errors.filter((error) => !/status of 40[03]/.test(error))).toEqual([]);
  });

  test('[ERR-01] a check that asks the person is shown over the login; given up, it says so', async ({
    page,
    context,
  }) => {
    await mockOutsideServices(context);
    const { provider, url } = OUTSIDE_MERCHANT.botCheck;
    await withMerchant(page, { botCheck: { provider, url: `${url}?ask` } });
    await page.goto(`${gateway.address}/login`);
    const login = loginOf(page);
    const check = page.getByRole('dialog', { name: 'Please complete verification first' });
    await login.getByLabel('Username').fill('member1');
    await login.getByLabel('Password', { exact: true }).fill('Parlour#2024');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(check).toBeVisible();
    await expect(check.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(check).toHaveCount(0);
    await expect(login.getByRole('alert')).toContainText('Invalid reCaptcha input');
    await expect(login.getByLabel('Username')).toHaveValue('member1');

    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    const frame = check.frameLocator('iframe');
    await frame.getByRole('button', { name: 'I am a person' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('[LOGIN-15] a pop-up that is agreed to, and no account behind it', async ({
    page,
    context,
  }) => {
    const errors = collectErrors(page);
    const requested = await mockOutsideServices(context);
    await page.route('**/wps/session/login/social', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, value: null, message: 'Nobody', errorCode: 'NOT_FOUND' },
      }),
    );
    await page.goto(`${gateway.address}/login`);
    const dialog = loginOf(page);
    await expect(dialog.getByRole('button', { name: /^Continue with/ })).toHaveCount(2);
    // The service is not called before somebody uses a button.
    expect(requested).toEqual([]);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Continue with Lantern' }).click(),
    ]);
    await popup.waitForURL(/sign-in\.example/);
    await agreeIn(popup, page);
    await expect(dialog.getByRole('alert')).toContainText('No account is linked');
    await dialog.getByRole('alert').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
  });
});
