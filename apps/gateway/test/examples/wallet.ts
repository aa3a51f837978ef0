import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PAYMENT_PASSWORD } from '../../src/demo/seed/accounts';
import { account } from '../../src/session/schema';
import { withdrawal } from '../../src/wallet/schema';
import { encryptBody } from '../support/encryptBody';
import type { TestGateway } from '../support/gateway';
import { fulfilTurnover, openBankAccount } from '../support/wallet';
import type { CallExample, Examples } from './examples';

const TRIAL = 4;

/** The account of a token. */
async function ownerOf(gateway: TestGateway, token: string | null) {
  const { value } = await gateway.call('GET', '/wps/member/info', { token: token ?? '' });
  const { account: username } = value as { account: string };
  const [owner] = await gateway.db.select().from(account).where(eq(account.username, username));
  if (owner === undefined) throw new Error(`${username} is missing`);
  return owner;
}

const paymentPassword = PAYMENT_PASSWORD;

type Example = (gateway: TestGateway, token: string) => Promise<CallExample>;

/** Prepared only for members and agents; other callers are refused before any check. */
const whenAdmitted =
  (example: Example): NonNullable<Examples['getDeposit']> =>
  async (gateway, token) => {
    if (token === null || (await ownerOf(gateway, token)).type === TRIAL) return {};
    return example(gateway, token);
  };

/** Fulfils the required turnover, and returns a bank account to withdraw to. */
async function readyToWithdraw(gateway: TestGateway, token: string): Promise<string> {
  const { username } = await ownerOf(gateway, token);
  await fulfilTurnover(gateway, username);
  return openBankAccount(gateway, username);
}

async function begun(gateway: TestGateway, token: string): Promise<string> {
  const { value } = await gateway.call('POST', '/wps/wallet/deposits', {
    token,
    body: { methodId: 'dm-wallet', amount: '20.00' },
    headers: { 'idempotency-key': randomUUID() },
  });
  return (value as { depositId: string }).depositId;
}

async function requestWithdrawal(gateway: TestGateway, token: string): Promise<string> {
  const url = '/wps/wallet/withdrawals';
  const bankAccountId = await readyToWithdraw(gateway, token);
  const fields = { methodId: 'wm-bank', bankAccountId, amount: '20.00', paymentPassword };
  const { value } = await gateway.call('POST', url, {
    token,
    body: await encryptBody(gateway, { method: 'POST', url, fields }),
    headers: { 'idempotency-key': randomUUID() },
  });
  return (value as { withdrawalId: string }).withdrawalId;
}

/** Example calls about the wallet. */
export const walletExamples: Examples = {
  // The contract shows every filter; a list accepts only its own.
  exportRecords: () => ({ values: { type: null, kind: null, groupBy: null, part: null } }),
  transferBetweenWallets: () => ({ body: { from: 'MAIN', to: 'LNW', amount: '5.00' } }),
  getDeposit: whenAdmitted(async (gateway, token) => ({
    values: { depositId: await begun(gateway, token) },
  })),
  cancelDeposit: whenAdmitted(async (gateway, token) => ({
    body: { depositId: await begun(gateway, token) },
  })),
  createWithdrawal: whenAdmitted(async (gateway, token) => ({
    body: {
      methodId: 'wm-bank',
      bankAccountId: await readyToWithdraw(gateway, token),
      amount: '20.00',
      paymentPassword,
    },
  })),
  getWithdrawal: whenAdmitted(async (gateway, token) => ({
    values: { withdrawalId: await requestWithdrawal(gateway, token) },
  })),
  cancelWithdrawal: whenAdmitted(async (gateway, token) => ({
    body: { withdrawalId: await requestWithdrawal(gateway, token) },
  })),
  confirmWithdrawalReceipt: whenAdmitted(async (gateway, token) => {
    const withdrawalId = await requestWithdrawal(gateway, token);
    const confirmBefore = new Date(gateway.now() + 60_000);
    await gateway.db
      .update(withdrawal)
      .set({ state: 'PAID', confirmBefore })
      .where(eq(withdrawal.id, withdrawalId));
    return { body: { withdrawalId, outcome: 'RECEIVED' } };
  }),
  transferToUpline: whenAdmitted(async (gateway, token) => {
    const { id, uplineId } = await ownerOf(gateway, token);
    await readyToWithdraw(gateway, token);
    // In the demo nobody is above the agent.
    const [above] = await gateway.db.select().from(account).where(eq(account.username, 'newip1'));
    if (uplineId === null)
      await gateway.db.update(account).set({ uplineId: above?.id }).where(eq(account.id, id));
    return { body: { amount: '1.00', paymentPassword } };
  }),
  transferToDownline: () => ({ body: { account: 'member1', amount: '1.00', paymentPassword } }),
};
