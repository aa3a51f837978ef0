import { expect, test } from '@playwright/test';
import { logIn, PASSWORD, visit } from './support/visitor';

test.describe('logging in', () => {
  test('[RT-02] /login shows home with the login open', async ({ page }) => {
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
