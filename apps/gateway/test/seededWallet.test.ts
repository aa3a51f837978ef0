import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankAccount } from '../src/member/schema';
import { account } from '../src/session/schema';
import { withdrawal } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { expectSoundLedger } from './support/wallet';

const OPEN = ['REVIEWING', 'PROCESSING', 'PAID', 'DISPUTED'];

describe('the wallets of the demo', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('withdraw to bank accounts of their owners that are there, in every account', async () => {
    const owners = await gateway.db.select().from(account);
    const banks = await gateway.db.select().from(bankAccount);
    const withdrawals = await gateway.db.select().from(withdrawal);
    expect(owners.length).toBeGreaterThan(200);
    const states = withdrawals.map(({ state }) => state);
    for (const state of OPEN) expect(states).toContain(state);
    for (const { id, accountId, bankAccountId, createdAt } of withdrawals) {
      const bank = banks.find((one) => one.id === bankAccountId);
      const removedAt = bank?.removedAt ?? null;
      expect({ id, owner: bank?.accountId, removedAt }).toEqual({
        id,
        owner: accountId,
        removedAt: null,
      });
      expect(bank?.addedAt.getTime(), id).toBeLessThan(createdAt.getTime());
    }
  });

  it('shows each open withdrawal with the account that it goes to, and keeps that account', async () => {
    for (const username of ['member1', 'agent1']) {
      const token = await gateway.login(username);
      const list = await gateway.call('GET', '/wps/wallet/withdrawals?pageSize=100', { token });
      const { content } = list.value as { content: { state: string; accountLabel: string }[] };
      const open = content.filter(({ state }) => OPEN.includes(state));
      expect(open.length).toBeGreaterThan(0);
      const { value } = await gateway.call('GET', '/wps/member/bankAccounts', { token });
      const own = value as { bankAccountId: string; accountNumber: string }[];
      for (const { accountLabel } of open) {
        const digits = accountLabel.slice(-4);
        const named = own.find(({ accountNumber }) => accountNumber.endsWith(digits));
        expect(named, accountLabel).toBeDefined();
        const url = `/wps/member/bankAccounts/${named?.bankAccountId}`;
        const refused = { status: 409, errorCode: 'STATE_CONFLICT' };
        expect(await gateway.call('DELETE', url, { token })).toMatchObject(refused);
      }
    }
    await expectSoundLedger(gateway.db);
  });
});
