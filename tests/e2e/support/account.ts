import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sendEncrypted } from './encryptedCall';
import { PASSWORD, visit } from './visitor';
import { PAYMENT_PASSWORD } from './wallet';
import { SITE } from './watch';

/** A password chosen by the member. */
export const CHOSEN = 'Quiet-Harbour-9';
/** The initial password from the agent. */
const GIVEN = 'Lantern#71koi';
/** The code that the demo sends to everybody. */
export const CODE = '246810';

export interface OwnAccount {
  username: string;
  password: string;
}

export interface AccountNeeds {
  accountType?: 'agent' | 'member';
  password?: string;
  /** Amount that the agent transfers to it, such as `60.00`. */
  money?: string;
  /** Whether it has `PAYMENT_PASSWORD` and a bank account. */
  canPayOut?: boolean;
}

/** An unused name. */
export const newName = (): string => `willow${randomBytes(4).toString('hex')}`;

const newDigits = (): string => String(1_000_000 + (randomBytes(4).readUInt32BE() % 8_999_999));

/** An unused mobile number of Singapore. */
export const newNumber = (): string => `8${newDigits()}`;

/** Opens a session at the gateway, without a page; returns its token. */
export async function openSession({ username, password }: OwnAccount): Promise<string> {
  const fields = { type: 'username', username, password };
  const path = '/wps/session/login';
  return (await sendEncrypted<{ token: string }>({ path, fields })).value.token;
}

const openAgentSession = () => openSession({ username: 'agent1', password: PASSWORD });

/** An account that an agent has just opened, so its password has to be changed at the first login. */
export async function openedByAgent(
  accountType: 'agent' | 'member' = 'member',
): Promise<OwnAccount> {
  const account = { username: newName(), password: GIVEN };
  await sendEncrypted({
    path: '/wps/agent/team/accounts',
    fields: { ...account, confirmPassword: GIVEN, accountType, rebates: [], remark: '' },
    token: await openAgentSession(),
  });
  return account;
}

/** Changes the password of an account, as on another device. */
export async function changePassword(account: OwnAccount, password: string): Promise<OwnAccount> {
  await sendEncrypted({
    path: '/wps/member/password',
    fields: {
      oldPassword: account.password,
      newPassword: password,
      confirmNewPassword: password,
    },
    token: await openSession(account),
  });
  return { ...account, password };
}

async function prepareToPayOut(account: OwnAccount): Promise<void> {
  const token = await openSession(account);
  await sendEncrypted({
    path: '/wps/member/security/paymentPassword',
    fields: {
      password: account.password,
      paymentPassword: PAYMENT_PASSWORD,
      confirmPaymentPassword: PAYMENT_PASSWORD,
    },
    token,
  });
  await sendEncrypted({
    path: '/wps/member/bankAccounts',
    fields: {
      bankCode: 'HARB',
      accountNumber: `7${newDigits()}`,
      payeeName: 'Own Payee',
      paymentPassword: PAYMENT_PASSWORD,
    },
    token,
  });
}

/** An account below agent1 that no other test knows. */
export async function newAccount({
  accountType,
  password = CHOSEN,
  money,
  canPayOut = false,
}: AccountNeeds = {}): Promise<OwnAccount> {
  const account = await changePassword(await openedByAgent(accountType), password);
  if (canPayOut) await prepareToPayOut(account);
  if (money !== undefined)
    await sendEncrypted({
      path: '/wps/wallet/transfer/downline',
      fields: { account: account.username, amount: money, paymentPassword: PAYMENT_PASSWORD },
      token: await openAgentSession(),
      isMove: true,
    });
  return account;
}

/** Binds an unused number to an account; returns the number. */
export async function bindNumber(account: OwnAccount): Promise<string> {
  const token = await openSession(account);
  const mobileNum = newNumber();
  const target = { countryDialingCode: '65', mobileNum };
  const sent = await fetch(`${SITE}/wps/member/security/code`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Merchant: 'parlour',
      Language: 'EN',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ target: 'mobile', ...target }),
  });
  expect(sent.ok, await sent.text()).toBe(true);
  await sendEncrypted({
    method: 'PUT',
    path: '/wps/member/security/mobile',
    fields: { ...target, verificationCode: CODE, password: account.password },
    token,
  });
  return mobileNum;
}

/** Opens a page with an existing session, as after a reload, for tests that are not about login. */
export async function visitAs(
  page: Page,
  path: string,
  username: string,
  password = PASSWORD,
): Promise<void> {
  const token = await openSession({ username, password });
  // A document of the same origin without scripts.
  await page.goto('/healthz');
  await page.evaluate((given) => sessionStorage.setItem('token', given), token);
  await visit(page, path);
}

/** Creates an account with the password of the demo accounts; returns its name. */
export const openAccount = async (needs: AccountNeeds = {}): Promise<string> =>
  (await newAccount({ ...needs, password: PASSWORD })).username;

/** Opens a page with an account that no other test knows; returns its name. */
export async function visitWithOwnAccount(
  page: Page,
  path: string,
  needs?: AccountNeeds,
): Promise<string> {
  const username = await openAccount(needs);
  await visitAs(page, path, username);
  return username;
}
