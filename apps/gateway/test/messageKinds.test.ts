import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { message } from '../src/inbox/schema';
import { sendMessages } from '../src/inbox/sendMessages';
import { startGateway, type TestGateway } from './support/gateway';
import { messagesOf } from './support/inbox';
import { ownLimitsOf } from './support/ownLimits';
import { ownerOf } from './support/wallet';
import { withdrawalsOf } from './support/withdrawals';

type Schemas = components['schemas'];

const HOUR = 3_600_000;
const KINDS = '/wps/messageKinds';
const DAY = { kind: 'DEPOSIT', period: 'DAY' } as const;

describe('[TR-06] kinds of messages', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  const list = async (token: string) =>
    (await gateway.call('GET', KINDS, { token })).value as Schemas['MessageKindSetting'][];
  const set = (token: string, kind: string, isMuted: boolean) =>
    gateway.call('PUT', KINDS, { token, body: { kind, isMuted } });
  const tell = async (username: string, kind: Schemas['MessageKind']) => {
    const { id: accountId } = await ownerOf(gateway, username);
    const text = { title: { EN: randomUUID() }, content: { EN: '<p>News.</p>' } };
    const sentAt = new Date(gateway.now());
    await sendMessages(gateway.db, [{ accountId, kind, text, sentAt }]);
    return gateway.db.$count(message, eq(message.title, text.title.EN));
  };

  it('are all sent at first, and all but security can be muted', async () => {
    const token = await gateway.login('member1');
    const all = await list(token);
    expect(all.map(({ kind }) => kind)).toEqual([
      ...['SYSTEM', 'FUNDS', 'PROMOTION', 'REWARD', 'SECURITY', 'AGENT', 'CONTRACT'],
    ]);
    expect(all.every(({ isMuted }) => !isMuted)).toBe(true);
    expect(all.filter(({ canBeMuted }) => !canBeMuted)).toMatchObject([{ kind: 'SECURITY' }]);
    expect(await set(token, 'SECURITY', true)).toMatchObject({
      status: 409,
      errorCode: 'STATE_CONFLICT',
    });
    expect(await tell('member1', 'SECURITY')).toBe(1);
  });

  it('leave out what is muted, for this account alone, until it no longer is', async () => {
    const [token, agent] = [await gateway.login('member1'), await gateway.login('agent1')];
    for (const again of [1, 2]) {
      const { value } = await set(token, 'PROMOTION', true);
      const muted = (value as Schemas['MessageKindSetting'][]).filter(({ isMuted }) => isMuted);
      expect(muted, `time ${again}`).toMatchObject([{ kind: 'PROMOTION' }]);
    }
    expect((await list(agent)).some(({ isMuted }) => isMuted)).toBe(false);
    expect(await tell('member1', 'PROMOTION')).toBe(0);
    expect(await tell('member1', 'REWARD')).toBe(1);
    expect(await tell('agent1', 'PROMOTION')).toBe(1);
    await set(token, 'PROMOTION', false);
    expect(await tell('member1', 'PROMOTION')).toBe(1);
  });

  it('[SP-03] a limit makes one message for each change, and one when it can be confirmed', async () => {
    const own = ownLimitsOf(gateway);
    await own.join();
    await gateway.runJobs();
    const read = async () =>
      (await messagesOf(gateway, own.token()))
        .filter(({ link }) => link === '/?member=saferPlay')
        .map(({ kind, title, content }) => `${kind} ${title}: ${content.replace('\u00a0', '')}`);
    const told = (text: string) => `SECURITY Deposit limit: ${text}`;
    const changes: string[] = [];
    const expectNew = async (text: string) => {
      changes.unshift(told(text));
      expect(await read()).toEqual(changes);
    };
    await own.set({ ...DAY, amount: '100.00' });
    await expectNew('24 hours: the limit is now $100.00');
    await own.set({ ...DAY, amount: '100.00' });
    expect(await read()).toEqual(changes);
    gateway.pass(1000);
    await own.set({ ...DAY, amount: '400.00' });
    await expectNew('24 hours: the change waits for your second yes');
    gateway.pass(1000);
    await own.revoke(DAY);
    await expectNew('24 hours: the present limit goes on to hold');

    gateway.pass(1000);
    await own.set({ ...DAY, amount: '300.00' });
    await expectNew('24 hours: the change waits for your second yes');
    await own.pass(24 * HOUR - 1);
    await gateway.runJobs();
    expect(await read()).toEqual(changes);
    await own.pass(5 * 60_000 + 1);
    await gateway.runJobs();
    await expectNew(
      '24 hours: you asked for $300.00 and can confirm it now. Until you do, the present limit holds.',
    );
    await own.pass(HOUR);
    await gateway.runJobs();
    expect(await read()).toEqual(changes);
    await own.confirm({ ...DAY, amount: '300.00' });
    await expectNew('24 hours: the limit is now $300.00');
  });

  it('each step of money makes one message, and none does when funds are muted', async () => {
    const own = await withdrawalsOf(gateway);
    await own.logIn();
    await gateway.runJobs();
    const titles = async (count: number) =>
      (await messagesOf(gateway, own.token(), count + 1))
        .filter(({ kind }) => kind === 'FUNDS')
        .slice(0, count)
        .map(({ title }) => title)
        .toReversed();
    const { withdrawalId } = await own.asked('20.00');
    await own.takeBack(withdrawalId);
    expect(await titles(2)).toEqual([
      'Your withdrawal was requested',
      'Your withdrawal was taken back',
    ]);
    gateway.pass(1000);
    const paid = await own.paid('30.00');
    await own.say({ withdrawalId: paid, outcome: 'RECEIVED' });
    expect(await titles(4)).toEqual([
      'Your withdrawal was requested',
      'Your withdrawal was approved',
      'Your withdrawal has been paid',
      'Your withdrawal is complete',
    ]);
    gateway.pass(1000);
    await set(own.token(), 'FUNDS', true);
    const before = await titles(4);
    await own.asked('20.00');
    expect(await titles(4)).toEqual(before);
    await set(own.token(), 'FUNDS', false);
  });

  it('a deposit makes one when it is begun, found and credited, and when it is given up', async () => {
    const own = ownLimitsOf(gateway);
    await own.join();
    await gateway.runJobs();
    const titles = async () =>
      (await messagesOf(gateway, own.token()))
        .filter(({ kind }) => kind === 'FUNDS')
        .map(({ title }) => title)
        .toReversed();
    await own.deposited('30.00');
    for (let n = 0; n < 3; n += 1) {
      gateway.pass(30_000);
      await gateway.runJobs();
    }
    const credited = [
      'Your deposit has begun',
      'Your payment was found',
      'Your deposit has arrived',
    ];
    expect(await titles()).toEqual(credited);
    gateway.pass(1000);
    const { depositId } = await own.deposited('20.00');
    gateway.pass(1000);
    await own.cancel(depositId);
    // A second time changes nothing, and tells nothing.
    await own.cancel(depositId);
    expect(await titles()).toEqual([
      ...credited,
      'Your deposit has begun',
      'Your deposit was given up',
    ]);
  });
});
