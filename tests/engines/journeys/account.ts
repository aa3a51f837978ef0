import { expect } from 'vitest';
import { CAPTCHA_ALT, inkOf, readInk } from '../../e2e/support/captcha';
import type { Driver } from '../support/driver';
import type { Journey } from '../support/journey';
import { field, the } from '../support/target';
import { eventually, header, logIn, logOutButton } from './steps';

const CHOSEN = 'Quiet-Harbour-9';
const dialog = the('dialog', 'Register');
const captcha = field('Captcha', { in: dialog });
const picture = the('img', CAPTCHA_ALT, { in: dialog });

/** Solves the captcha and sends the form; retries if the picture was misread. */
async function send(driver: Driver): Promise<void> {
  for (;;) {
    const shown = await driver.attribute(picture, 'src');
    await driver.fill(captcha, readInk(await driver.evaluate(picture, inkOf)));
    await driver.click(the('button', 'Register', { in: dialog }));
    // Either the dialog closes, or there is another captcha.
    await eventually(async () => {
      if ((await driver.count(dialog)) === 0) return 'sent';
      if ((await driver.count(picture)) === 0) return 'waiting';
      return (await driver.attribute(picture, 'src')) === shown ? 'waiting' : 'misread';
    }).not.toBe('waiting');
    if ((await driver.count(dialog)) === 0) return;
    await eventually(() => driver.value(captcha)).toBe('');
  }
}

async function logOut(driver: Driver): Promise<void> {
  await driver.click(logOutButton);
  const confirmation = the('dialog', 'Confirmation');
  await driver.click(the('button', 'OK', { in: confirmation }));
  await driver.waitForVisible(the('button', 'Log in', { in: header }));
}

export function account(journey: Journey): void {
  journey('opens an account, which can log in again', async (driver) => {
    const username = `willow${Date.now().toString(36)}`;
    await driver.goto('/register');
    await driver.fill(field('Username', { in: dialog }), username);
    await driver.choose(field('Country', { in: dialog }), 'Singapore (+65)');
    await driver.fill(field('Mobile number', { in: dialog }), `8${String(Date.now()).slice(-7)}`);
    await driver.fill(field('Password', { in: dialog }), CHOSEN);
    await driver.fill(field('Confirm password', { in: dialog }), CHOSEN);
    await driver.click(the('checkbox', /^I am 18 years old and agree to accept/, { in: dialog }));
    await send(driver);
    await eventually(() => driver.address()).toBe('/promotions');
    await eventually(() => driver.text(header)).toContain(username);
    await logOut(driver);
    await logIn(driver, username, { password: CHOSEN });
    await eventually(() => driver.text(header)).toContain(username);
  });

  journey('logs in, stays logged in through a reload, logs out', async (driver) => {
    await driver.goto('/login');
    await logIn(driver, 'member1', { at: the('dialog', 'Log in') });
    await eventually(() => driver.text(header)).toContain('member1');
    await driver.reload();
    await driver.waitForVisible(logOutButton);
    await logOut(driver);
    await driver.reload();
    await driver.waitForVisible(the('button', 'Log in', { in: header }));
    expect(await driver.count(logOutButton)).toBe(0);
  });

  journey(
    'says beside the field what is missing, and takes a wrong password for one',
    async (driver) => {
      const login = the('dialog', 'Log in');
      const password = field('Password', { in: login });
      await driver.goto('/login');
      await driver.fill(field('Username', { in: login }), 'agent1');
      await driver.click(the('button', 'Log in', { in: login }));
      await eventually(() => driver.attribute(password, 'aria-invalid')).toBe('true');
      await driver.fill(password, 'not-the-password');
      await driver.press('Enter');
      await eventually(() => driver.text(the('alert', undefined, { in: login }))).toContain(
        'Incorrect account or password',
      );
    },
  );
}
