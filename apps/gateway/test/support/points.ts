import { randomUUID } from 'node:crypto';
import { PAYMENT_PASSWORD } from '../../src/demo/seed/accounts';
import type { components } from '../../src/generated/contract';
import { encryptBody } from './encryptBody';
import { type Answer, startGateway, type TestGateway } from './gateway';
import { accountIdOf, bookFunds } from './promotions';

type Schemas = components['schemas'];

/** What member1, who has plenty of points, does at the points mall. */
export interface Mall {
  gateway: TestGateway;
  memberId: number;
  /** Reads as member1, or as a guest if named. */
  read<T>(name: string, as?: 'guest'): Promise<T>;
  /** Sends encrypted fields with the payment password. */
  send(name: string, fields: object, key?: string, by?: string): Promise<Answer>;
  /** An exchange in the history. */
  requestOf(id: string): Promise<Schemas['RedeemRecord'] | undefined>;
  /** The request id in an answer. */
  numberIn(answer: { value: unknown }): string;
  /** Logs in again, as after a long pause. */
  logIn(): Promise<void>;
}

/** Starts a gateway with a member at its mall. */
export async function startMall(env: NodeJS.ProcessEnv = {}): Promise<Mall> {
  const gateway = await startGateway(env);
  let token = await gateway.login('member1');
  const memberId = await accountIdOf(gateway, 'member1');
  await bookFunds(gateway, memberId, 50_000n, 'POINTS');
  await gateway.runJobs();
  const mall: Mall = {
    gateway,
    memberId,
    async read<T>(name: string, as?: 'guest'): Promise<T> {
      const caller = as === 'guest' ? {} : { token };
      return (await gateway.call('GET', `/wps/relay/MCS2_${name}`, caller)).value;
    },
    async send(name, fields, key = randomUUID(), by = token) {
      const url = `/wps/relay/passwordCheck/MCS2_${name}`;
      const body = await encryptBody(gateway, {
        method: 'POST',
        url,
        fields: { paymentPassword: PAYMENT_PASSWORD, ...fields },
      });
      return gateway.call('POST', url, { token: by, body, headers: { 'idempotency-key': key } });
    },
    async requestOf(id) {
      const list = 'getRedeemPointList?pageSize=100';
      const { content } = await mall.read<Schemas['RedeemRecordPage']>(list);
      return content.find(({ transactionNumber }) => transactionNumber === id);
    },
    numberIn: ({ value }) => (value as { transactionNumber: string }).transactionNumber,
    async logIn() {
      token = await gateway.login('member1');
    },
  };
  return mall;
}
