import { expect, test } from '@playwright/test';
import { newAccount } from '../support/account';
import { sendWithCaptcha } from '../support/captcha';
import { visit } from '../support/visitor';

const LOGIN = /\/wps\/session\/login$/;

test.describe('logging in', () => {
  test('[RT-02] [MOD-03] /login opens over home; wrong passwords bring a captcha, and who reads it is let in', async ({
    page,
  }) => {
    const { username, password } = await newAccount();
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(dialog.getByLabel('Username')).toBeFocused();

    await dialog.getByLabel('Username').fill(username);
    const button = dialog.getByRole('button', { name: 'Log in', exact: true });
    for (let wrong = 0; wrong < 3; wrong += 1) {
      await dialog.getByLabel('Password', { exact: true }).fill(`wrong-${String(wrong)}`);
      await Promise.all([page.waitForResponse(LOGIN), button.click()]);
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(dialog.getByLabel('Captcha')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    const sent = { button: 'Log in', call: LOGIN };
    expect(await sendWithCaptcha(page, dialog, sent)).toMatchObject({ errorCode: null });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toContainText(username);
  });

  test('[HDR-05] the ways in have room in the header of the narrowest phone and of a screen just wide enough', async ({
    page,
  }) => {
    await visit(page);
    const header = page.getByRole('banner');
    for (const { width, isWide } of [
      { width: 320, isWide: false },
      { width: 1080, isWide: true },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByLabel('Username')).toBeVisible({ visible: isWide });
      await expect(header.getByRole('button', { name: 'Forgot password' })).toBeVisible({
        visible: isWide,
      });
      for (const name of ['Log in', 'Register']) {
        const button = header.getByRole('button', { name, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        // Wrapped text would make it taller than one line.
        expect((await button.boundingBox())?.height, name).toBeLessThanOrEqual(44);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
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
