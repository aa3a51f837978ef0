import { expect } from 'vitest';
import type { Driver } from '../support/driver';
import { field, type Target, the } from '../support/target';
import { TIMEOUT_MS } from '../support/until';

/** Password of the demo accounts. */
const PASSWORD = 'Parlour#2024';
/** Payment password of the demo accounts. */
export const PAYMENT_PASSWORD = '482913';

/** The header of the site: a page may have other headers further down. */
export const header = the('banner', undefined, { at: 0 });
export const logOutButton = the('button', 'Log out', { in: header });

/** Polls until a value is the expected one. Returns Vitest's matchers. */
export const eventually = <Value>(ask: () => Promise<Value>) =>
  expect.poll(ask, { timeout: TIMEOUT_MS, interval: 50 });

/** Logs in, by default with the fields of the header. */
export async function logIn(
  driver: Driver,
  username: string,
  { password = PASSWORD, at = header }: { password?: string; at?: Target } = {},
): Promise<void> {
  await driver.fill(field('Username', { in: at }), username);
  await driver.fill(field('Password', { in: at }), password);
  await driver.click(the('button', 'Log in', { in: at }));
  await driver.waitForVisible(logOutButton);
}

/** Logs in on the home page, then opens another page. */
export async function visitAs(driver: Driver, username: string, path: string): Promise<void> {
  await driver.goto('/');
  await logIn(driver, username);
  await driver.goto(path);
  await driver.waitForVisible(logOutButton);
}

/** The balance in the header, as it is formatted. */
export async function readBalance(driver: Driver): Promise<string> {
  const text = await driver.text(the('button', /Refresh balance/, { in: header }));
  return /[\d,]+\.\d{2}/.exec(text)?.[0] ?? '';
}
