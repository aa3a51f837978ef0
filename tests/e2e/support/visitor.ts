import { expect, type Page } from '@playwright/test';

/** Password of the demo accounts. */
export const PASSWORD = 'Parlour#2024';

/** States in the HTML before the page was idle. */
const BEFORE_IDLE = /^(?:drawn|game|other)$/;

/** Opens a page and waits until the script has replaced the first frame: before that a press does nothing. */
export async function visitEarly(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a page and waits until all of it has loaded, including what waits for idle time. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await visitEarly(page, path);
  await expect(page.locator('html')).not.toHaveAttribute('data-page', BEFORE_IDLE);
}

/** Logs in with the fields of the header. */
export async function logIn(page: Page, username = 'member1', password = PASSWORD): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill(username);
  await header.getByLabel('Password', { exact: true }).fill(password);
  await header.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Logs in on the home page, then opens another page. */
export async function visitAsMember(page: Page, path: string, username?: string): Promise<void> {
  await visit(page);
  await logIn(page, username);
  await visit(page, path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** The balance in the header, as it is formatted. */
export async function readBalance(page: Page): Promise<string> {
  const amount = page.getByRole('banner').getByRole('button', { name: /Refresh balance/ });
  await expect(amount).toHaveText(/\d/);
  const text = await amount.textContent();
  return /[\d,]+\.\d{2}/.exec(text ?? '')?.[0] ?? '';
}

/** Collects errors of scripts and errors on the console. */
export function collectErrors(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
