import { expect, test } from '@playwright/test';
import { logIn, PASSWORD, visit } from '../support/visitor';

test.describe('logging in', () => {
  test('[RT-02] [MOD-03] /login shows home with the login open', async ({ page }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(dialog.getByLabel('Username')).toBeFocused();
  });

  test('[LOGIN-01] offers a choice where there is more than one way in, the first by default', async ({
    page,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByRole('tab')).toHaveText(['Account', 'Phone']);
    await expect(dialog.getByRole('tab', { name: 'Account' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await expect(dialog.getByLabel('Mobile number')).toBeVisible();
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
  });

  for (const [off, field] of [
    ['MOBILEVERCODELOGIN3', 'Username'],
    ['USERNAMEREG3', 'Mobile number'],
  ] as const)
    test(`[LOGIN-01] shows no choice with ${off} off`, async ({ page }) => {
      await page.route('**/wps/system/status**', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const changed = text.replace(
          new RegExp(`("modId":"${off}","enabled":")1`),
          (_, start: string) => `${start}0`,
        );
        expect(changed).not.toBe(text);
        await route.fulfill({ response: answer, body: changed });
      });
      await page.goto('/login');
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await expect(dialog.getByLabel(field)).toBeVisible();
      await expect(dialog.getByRole('tab')).toHaveCount(0);
    });

  test('[LOGIN-02] says beside the field what is missing, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    await expect(dialog.getByLabel('Username')).toHaveValue('member1');
  });

  test('[LOGIN-02] [LOGIN-04] asks for a captcha after several wrong passwords', async ({
    page,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('captcha-try');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      if (await dialog.getByLabel('Captcha').isVisible()) break;
      await dialog.getByLabel('Password', { exact: true }).fill(`wrong-${String(attempt)}`);
      await Promise.all([
        page.waitForResponse(/\/wps\/session\/login$/),
        dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
      ]);
      await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    }
    await expect(dialog.getByLabel('Captcha')).toBeVisible();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByLabel('Captcha')).toHaveAttribute('aria-invalid', 'true');
  });

  test('[LOGIN-03] [SMS-01] [SMS-02] logs in by a code that is sent once the number can be one', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/verification/sms/noLogin'))
        sent.push(request.postData() ?? '');
    });
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await dialog.getByLabel('Country').selectOption('SG');
    const number = dialog.getByLabel('Mobile number');
    const send = dialog.getByRole('button', { name: 'Send code' });

    await number.fill('123');
    await send.click();
    await expect(number).toHaveAccessibleDescription('Please enter a valid mobile number');
    await expect(number).toBeFocused();
    expect(sent).toEqual([]);

    await number.fill('8123 0001');
    await expect(async () => {
      await send.click();
      expect(sent).toHaveLength(1);
    }).toPass();
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      mobileNum: '81230001',
      countryDialingCode: '65',
      purpose: 'login',
    });
    const code = dialog.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await expect(send).toHaveText(/^Send code ?\d+ s$/);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    // A press within the countdown sends nothing.
    await send.dispatchEvent('click');
    await code.fill('246810');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('member1');
    expect(sent).toHaveLength(1);
  });

  test('[SMS-03] tells in a dialog why no code was sent, and keeps the form', async ({ page }) => {
    await page.route('**/wps/verification/sms/noLogin', (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          errorCode: 'CODE_NOT_SENT',
          message: 'The line to the carrier is down.',
          value: null,
        },
      }),
    );
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await dialog.getByLabel('Country').selectOption('SG');
    await dialog.getByLabel('Mobile number').fill('81239901');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const warning = page.getByRole('dialog', { name: 'The code was not sent' });
    await expect(warning).toContainText('The line to the carrier is down.');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toBeHidden();
    await expect(dialog.getByLabel('Mobile number')).toHaveValue('8123 9901');
    await expect(dialog.getByRole('button', { name: 'Send code again' })).toBeFocused();
  });

  test('[HDR-05] the header leads to the registration and to a forgotten password', async ({
    page,
  }) => {
    await visit(page);
    const header = page.getByRole('banner');
    for (const name of ['Register', 'Forgot password']) {
      const opener = header.getByRole('button', { name, exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  for (const width of [320, 375, 768, 1080, 1280])
    test(`[HDR-04] [HDR-05] at ${width} px the ways in have room in the header`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Log in', exact: true })).toBeInViewport({
        ratio: 1,
      });
      await expect(header.getByRole('button', { name: 'Register' })).toBeInViewport({ ratio: 1 });
      const isWide = width >= 1080;
      await expect(header.getByLabel('Username')).toBeVisible({ visible: isWide });
      await expect(header.getByRole('button', { name: 'Forgot password' })).toBeVisible({
        visible: isWide,
      });
      for (const name of ['Log in', 'Register']) {
        const box = await header.getByRole('button', { name, exact: true }).boundingBox();
        // Words that were broken would make it taller than one line.
        expect(box?.height, name).toBeLessThanOrEqual(44);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

  test('B11: a password manager knows every credential field', async ({ page }) => {
    await visit(page);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Sign-in method' }).click();
    await header.getByRole('button', { name: 'Phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByLabel('Mobile number')).toBeVisible();
    const typed = await page
      .locator('form input:not([type=checkbox])')
      .evaluateAll((fields) =>
        fields.map(
          (field) =>
            `${field.getAttribute('name') ?? ''}: ${field.getAttribute('autocomplete') ?? ''}`,
        ),
      );
    expect(typed).toEqual(
      expect.arrayContaining([
        'username: username',
        'password: current-password',
        'mobileNum: tel-national',
        'verificationCode: one-time-code',
      ]),
    );
    expect(typed.filter((each) => each.endsWith(': '))).toEqual([]);
  });

  test('a wrong password and an unknown user are answered alike', async ({ page }) => {
    await visit(page);
    for (const username of ['agent1', 'nobody-here']) {
      const header = page.getByRole('banner');
      await header.getByLabel('Username').fill(username);
      await header.getByLabel('Password', { exact: true }).fill('not-the-password');
      await header.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(header.getByRole('alert')).toContainText('Incorrect account or password');
    }
  });

  test('[API-02] the password travels sealed', async ({ page }) => {
    await visit(page);
    const [request] = await Promise.all([
      page.waitForRequest(/\/wps\/session\/login$/),
      logIn(page),
    ]);
    const body = request.postData() ?? '';
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['jwe']);
    expect(body).not.toContain(PASSWORD);
    expect(body).not.toContain('member1');
  });

  test('[LOGIN-01] [ERR-02] too many tries: says so, counts down, sends nothing by itself, then works again', async ({
    page,
  }) => {
    const message = 'Too many tries. Please try again in 5 minutes.';
    let tries = 0;
    await page.route(/\/wps\/session\/login$/, (route) => {
      tries += 1;
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '4' },
        json: { success: false, value: null, message, errorCode: 'TOO_MANY_REQUESTS' },
      });
    });
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const button = dialog.getByRole('button', { name: 'Log in', exact: true });
    await button.click();
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toContainText(/0:0\d/);
    await dialog.getByLabel('Username').press('Enter');
    await expect(button).not.toHaveAttribute('aria-disabled');
    expect(tries).toBe(1);
    await page.unroute(/\/wps\/session\/login$/);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await button.click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('the header names the account that is logged in', async ({ page }) => {
    await visit(page);
    await logIn(page, 'agent1');
    await expect(page.getByRole('banner')).toContainText('agent1');
  });

  test('[RT-15] a page that needs a login sends a guest there', async ({ page }) => {
    await page.goto('/seamless?game=1');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('the keyboard alone is enough, and focus comes back where it was', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
