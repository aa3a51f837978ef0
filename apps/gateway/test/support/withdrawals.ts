import { randomUUID } from 'node:crypto';
import type { components } from '../../src/generated/contract';
import type { TestGateway } from './gateway';
import { fulfilTurnover, movesOf, openBankAccount, WITHDRAWALS } from './wallet';

type Schemas = components['schemas'];
export type Withdrawal = Schemas['Withdrawal'];

/** A member who may withdraw, and calls about withdrawals. Call `logIn` first, and after long pauses. */
export async function withdrawalsOf(gateway: TestGateway, username = 'member1') {
  const moves = movesOf(gateway);
  const bankAccountId = await openBankAccount(gateway, username);
  await fulfilTurnover(gateway, username);
  let token = '';
  const own = {
    token: () => token,
    async logIn() {
      token = await gateway.login(username);
    },
    balance: () => moves.balanceOf(token),
    ask: (fields: object, key = randomUUID(), by = token) =>
      moves.encrypted({
        token: by,
        url: WITHDRAWALS,
        fields: { methodId: 'wm-bank', bankAccountId, ...fields },
        key,
      }),
    asked: async (amount: string) => (await own.ask({ amount })).value as Withdrawal,
    async look(id: string) {
      const url = `/wps/wallet/withdrawal?withdrawalId=${id}`;
      return (await gateway.call('GET', url, { token })).value as Withdrawal;
    },
    takeBack(withdrawalId: string, key = randomUUID(), by = token) {
      const url = '/wps/wallet/withdrawal/cancel';
      return moves.open({ token: by, url, fields: { withdrawalId }, key });
    },
    say: (fields: object, key = randomUUID(), by = token) =>
      moves.open({ token: by, url: '/wps/wallet/withdrawal/confirm', fields, key }),
    async options() {
      const { value } = await gateway.call('GET', '/wps/wallet/withdraw/methods', { token });
      return value as Schemas['WithdrawOptions'];
    },
    /** A withdrawal that is paid already. */
    async paid(amount: string) {
      const { withdrawalId } = await own.asked(amount);
      await moves.passSeconds(30);
      await moves.passSeconds(30);
      return withdrawalId;
    },
  };
  return { ...moves, ...own };
}
