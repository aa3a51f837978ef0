import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { seal } from '../../../packages/gateway-openapi/src/seal';
import { PASSWORD, visit } from './visitor';
import { PAYMENT_PASSWORD } from './wallet';
import { SITE } from './watch';

/** Chosen by the agent who opens an account, and changed by its owner. */
const FIRST_PASSWORD = 'Lantern#71koi';

interface Call {
  token?: string;
  /** Moves money: it is sent with a key of its own. */
  isMove?: true;
}

/** A sealed call of the gateway. */
async function send(
  path: string,
  fields: object,
  { token, isMove }: Call = {},
): Promise<{ value: unknown; token: string | null }> {
  const answer = await fetch(`${SITE}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Merchant: 'parlour',
      Language: 'EN',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(isMove === true ? { 'Idempotency-Key': randomUUID() } : {}),
    },
    body: JSON.stringify(await seal(SITE, { method: 'POST', path, fields })),
  });
  const { value, success, errorCode } = (await answer.json()) as {
    value: unknown;
    success: boolean;
    errorCode: string | null;
  };
  expect(success, `${path}: ${errorCode ?? ''}`).toBe(true);
  return { value, token: answer.headers.get('X-Session-Token') };
}

async function tokenOf(username: string, password: string): Promise<string> {
  const { value } = await send('/wps/session/login', {
    type: 'username',
    username,
    password,
  });
  return (value as { token: string }).token;
}

interface Wanted {
  accountType?: 'agent' | 'member';
  /** What the agent sends to it, such as `60.00`. */
  money?: string;
  /** Whether it confirms movements of money by `PAYMENT_PASSWORD`, and has a bank account. */
  canPayOut?: boolean;
}

/** Opens an account below agent1 that no other test knows, with the password of the demo accounts; gives its name. */
export async function openAccount({
  accountType = 'member',
  money,
  canPayOut = false,
}: Wanted = {}): Promise<string> {
  const agent = await tokenOf('agent1', PASSWORD);
  const username = `own${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  await send(
    '/wps/agent/team/accounts',
    {
      username,
      password: FIRST_PASSWORD,
      confirmPassword: FIRST_PASSWORD,
      accountType,
      rebates: [],
      remark: '',
    },
    { token: agent },
  );
  const held = await tokenOf(username, FIRST_PASSWORD);
  const { token } = await send(
    '/wps/member/password',
    { oldPassword: FIRST_PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    { token: held },
  );
  const own = { token: token ?? '' };
  if (canPayOut) {
    await send(
      '/wps/member/security/paymentPassword',
      {
        password: PASSWORD,
        paymentPassword: PAYMENT_PASSWORD,
        confirmPaymentPassword: PAYMENT_PASSWORD,
      },
      own,
    );
    await send(
      '/wps/member/bankAccounts',
      {
        bankCode: 'HARB',
        accountNumber: `7${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        payeeName: 'Own Payee',
        paymentPassword: PAYMENT_PASSWORD,
      },
      own,
    );
  }
  if (money !== undefined)
    await send(
      '/wps/wallet/transfer/downline',
      { account: username, amount: money, paymentPassword: PAYMENT_PASSWORD },
      { token: agent, isMove: true },
    );
  return username;
}

/** Opens a page in a session that is there already, as a reload does: for tests that are not about the login. */
export async function visitAs(page: Page, path: string, username: string): Promise<void> {
  const token = await tokenOf(username, PASSWORD);
  // A document of the site that runs nothing.
  await page.goto('/healthz');
  await page.evaluate((given) => sessionStorage.setItem('token', given), token);
  await visit(page, path);
}

/** Opens a page as an account that no other test knows; gives its name. */
export async function visitWithOwnAccount(
  page: Page,
  path: string,
  wanted?: Wanted,
): Promise<string> {
  const username = await openAccount(wanted);
  await visitAs(page, path, username);
  return username;
}
