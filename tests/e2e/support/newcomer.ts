import { type Browser, expect, type Page } from '@playwright/test';
import { readCaptcha } from './captcha';

const CHOSEN = 'Quiet-Harbour-9';
const digits = (): string => String(1_000_000 + Math.floor(Math.random() * 8_999_999));

/** An account that no other test knows. */
export interface Newcomer {
  username: string;
  password: string;
}

/** Reads the captcha and registers, again where the picture was misread. */
async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const captcha = dialog.getByLabel('Captcha');
  const picture = dialog.getByRole('img', { name: 'Picture with characters to copy' });
  for (;;) {
    await expect(captcha).toHaveValue('');
    const source = (await picture.getAttribute('src')) ?? '';
    await captcha.fill(await readCaptcha(dialog));
    const [response] = await Promise.all([
      page.waitForResponse(/\/wps\/member\/register/),
      dialog.getByRole('button', { name: 'Register', exact: true }).click(),
    ]);
    const { errorCode } = (await response.json()) as { errorCode: string | null };
    if (errorCode === null) return;
    expect(errorCode).toBe('CAPTCHA_REQUIRED');
    await expect(picture).not.toHaveAttribute('src', source);
  }
}

/** Opens an account for a test that changes one, in a visit of its own. */
export async function newcomer(browser: Browser): Promise<Newcomer> {
  const page = await browser.newPage();
  const username = `elm${digits()}`;
  await page.goto('/register');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Country', { exact: true }).selectOption('SG');
  await dialog.getByLabel('Mobile number').fill(`8${digits()}`);
  await dialog.getByLabel('Password', { exact: true }).fill(CHOSEN);
  await dialog.getByLabel('Confirm password').fill(CHOSEN);
  await dialog.getByRole('checkbox', { name: /^I am 18 years old and agree to accept/ }).check();
  await send(page);
  await expect(page.getByRole('banner')).toContainText(username);
  await page.close();
  return { username, password: CHOSEN };
}
