import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../src/contracts/schema';
import type { components } from '../src/generated/contract';
import { toMemberId } from '../src/member/memberId';
import { createContractCalls, KINDS, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];

const CONFLICT = { status: 409, errorCode: 'STATE_CONFLICT' };
const UNKNOWN = { status: 404, errorCode: 'NOT_FOUND' };

describe('contracts', () => {
  let gateway: TestGateway;
  /** An agent below beacon1. */
  let deep = '';
  const { known, post, seen, events, offer, offered, answer, belowBeacon, ...dealings } =
    createContractCalls(() => gateway);
  const get = (username: string, path: string) => dealings.get(username, `/wps/contracts${path}`);

  beforeAll(async () => {
    gateway = await startGateway();
    [deep] = await belowBeacon();
  });
  afterAll(() => gateway.close());

  it.each(KINDS)(
    '[AC-04] of the %s kind are offered, signed, and ended at the request of one side',
    async (kind) => {
      const id = await offered('agent1', 'beacon1', 20 * (kind === 'dividend' ? 5 : 1), { kind });
      const [mine, theirs] = [await seen('agent1', id), await seen('beacon1', id)];
      expect(mine.contract).toMatchObject({
        ...{ kind, requestType: 'new', state: 'pending', side: 'offeredByMe', inForce: false },
        ...{ counterpartAccount: 'beacon1', actions: ['cancel'], answeredAt: null, startsAt: null },
      });
      expect(theirs.contract).toMatchObject({
        ...{ state: 'sign', side: 'offeredToMe', actions: ['accept', 'reject'] },
        ...{ counterpartAccount: 'agent1', counterpartId: toMemberId((await known('agent1')).id) },
      });
      const agreed = (await answer('beacon1', id, 'accept', { kind })).value as {
        contract: object;
      };
      expect(agreed.contract).toMatchObject({ state: 'accepted', inForce: true, endedAt: null });
      const reason = 'The season is over';
      const end = { contractId: id, reason };
      const asked = await post('agent1', '/wps/contracts/termination', end);
      const waiting = { requestType: 'termination', state: 'pending', inForce: true };
      expect(asked.value).toMatchObject({ ...waiting, actions: ['cancel'], answeredAt: null });
      expect(await seen('beacon1', id)).toMatchObject({ reason, contract: { state: 'sign' } });
      const ended = (await answer('beacon1', id, 'accept', { kind })).value;
      expect(ended).toMatchObject({ contract: { state: 'terminated', inForce: false } });
      expect(await events('beacon1', id)).toEqual([
        ['accepted', 'beacon1', 'termination'],
        ['terminationRequested', 'agent1', 'termination'],
        ['accepted', 'beacon1', 'new'],
        ['offered', 'agent1', 'new'],
      ]);
    },
  );

  it('[AC-04] go on as before when a termination is taken back or rejected', async () => {
    const id = await offered('agent1', 'beacon1', 20);
    await answer('beacon1', id, 'accept');
    const before = await seen('agent1', id);
    const ask = () => post('agent1', '/wps/contracts/termination', { contractId: id, reason: '' });
    gateway.pass(1000);
    await ask();
    expect(await ask()).toMatchObject(CONFLICT);
    expect(await answer('beacon1', id, 'terminate')).toMatchObject(CONFLICT);
    expect((await answer('beacon1', id, 'reject')).value).toMatchObject({ terminated: [] });
    expect(await seen('agent1', id)).toEqual(before);
    await ask();
    await post('agent1', '/wps/contracts/cancel', { contractId: id });
    expect(await seen('agent1', id)).toEqual(before);
    await answer('beacon1', id, 'terminate');
    expect((await seen('agent1', id)).contract).toMatchObject({ state: 'terminated' });
    for (const action of ['accept', 'reject', 'terminate'] as const)
      expect(await answer('beacon1', id, action)).toMatchObject(CONFLICT);
    expect(await ask()).toMatchObject(CONFLICT);
  });

  it.each(KINDS)(
    '[AC-04] of the %s kind carry every figure, for each of their periods',
    async (kind) => {
      const { value } = await get('agent1', `/terms?kind=${kind}`);
      const { periods, rateStep } = value as Schemas['ContractTerms'];
      const whole = ['daily', 'weekly', 'semimonthly', 'monthly'];
      expect(periods).toEqual(kind === 'dividend' || kind === 'daily' ? whole : ['daily']);
      const asks = { activeMembers: 3, periodBet: '1500.00', periodProfitLoss: '-20.00' };
      const tiers = [tier(rateStep), tier(2 * rateStep, { ...asks, amount: '2.50' })];
      for (const period of periods) {
        const id = await offered('agent1', 'beacon1', 0, { kind, period, tiers });
        for (const by of ['agent1', 'beacon1'])
          expect((await seen(by, id)).contract, period).toMatchObject({ kind, period, tiers });
        await post('agent1', '/wps/contracts/cancel', { contractId: id });
        expect((await seen('beacon1', id)).contract).toMatchObject({
          state: 'cancelled',
          actions: [],
        });
      }
    },
  );

  it('[AC-07] are accepted, rejected and terminated by members, who are told how many wait', async () => {
    const { value: info } = await dealings.get('member1', '/wps/member/info');
    expect((info as { type: number }).type).toBe(0);
    const waiting = async () => {
      const { value: counts } = await dealings.get('member1', '/wps/relay/CSP_unreadCount');
      return (counts as Schemas['UnreadCount']).contractsToAnswer;
    };
    expect(await waiting()).toBe(3);
    const { value } = await get('member1', '?state=sign&pageSize=50');
    const { content } = value as Schemas['ContractPage'];
    const first = (requestType: string) => content.find((one) => one.requestType === requestType);
    const [fresh, ending] = [first('new'), first('termination')];
    if (fresh === undefined || ending === undefined) throw new Error('Nothing is to be signed');
    const [id, kind] = [fresh.contractId, fresh.kind];
    expect(await answer('member1', id, 'accept', { kind })).toMatchObject({ status: 200 });
    expect(await waiting()).toBe(2);
    expect(await answer('member1', id, 'terminate', { kind })).toMatchObject({ status: 200 });
    expect((await seen('member1', id)).contract.state).toBe('terminated');
    const rejected = await answer('member1', ending.contractId, 'reject', { kind: ending.kind });
    expect(rejected.value).toMatchObject({ contract: { state: 'accepted', inForce: true } });
    const again = await offered('agent1', 'member1', 20, { kind });
    expect((await answer('member1', again, 'reject', { kind })).value).toMatchObject({
      contract: { state: 'rejected', inForce: false, startsAt: null },
    });
    expect(await offer('member1', 'cove1', 10)).toMatchObject({ errorCode: 'FORBIDDEN' });
  });

  it('are known to their sides alone', async () => {
    const id = await offered('agent1', 'beacon1', 20);
    for (const [by, unknown] of [
      ['cove1', id],
      [deep, id],
      ['agent1', 'ct-0'],
      ['agent1', '~'],
    ] as const) {
      expect(await get(by, `/details?contractId=${unknown}`)).toMatchObject(UNKNOWN);
      expect(await get(by, `/history?contractId=${unknown}`)).toMatchObject(UNKNOWN);
      expect(await answer(by, unknown, 'accept')).toMatchObject(UNKNOWN);
      for (const path of ['cancel', 'termination'])
        expect(
          await post(by, `/wps/contracts/${path}`, {
            contractId: unknown,
            ...(path === 'cancel' ? {} : { reason: '' }),
          }),
        ).toMatchObject(UNKNOWN);
    }
    expect(await answer('agent1', id, 'accept')).toMatchObject(UNKNOWN);
    expect(await answer('beacon1', id, 'accept', { kind: 'daily' })).toMatchObject(UNKNOWN);
    expect(await post('beacon1', '/wps/contracts/cancel', { contractId: id })).toMatchObject(
      UNKNOWN,
    );
    expect(await post('agent1', '/wps/contracts/cancel', { contractId: id })).toMatchObject({
      value: { state: 'cancelled' },
    });
  });

  it('take one of several answers that come at once', async () => {
    const id = await offered('agent1', 'beacon1', 20);
    const tries = await Promise.all([
      answer('beacon1', id, 'accept'),
      answer('beacon1', id, 'reject'),
      post('agent1', '/wps/contracts/cancel', { contractId: id }),
      answer('beacon1', id, 'accept'),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await events('agent1', id)).toHaveLength(2);
    const offers = await Promise.all([1, 2, 3].map(() => offer('agent1', 'beacon1', 10)));
    expect(offers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('[AC-04] are listed by side, state, kind and account, those to sign first', async () => {
    const list = async (query: string, by = 'agent1') =>
      (await get(by, `?pageSize=100${query}`)).value as Schemas['ContractPage'];
    const all = await list('');
    expect(all.content.findLastIndex(({ state }) => state === 'sign')).toBe(
      all.content.filter(({ state }) => state === 'sign').length - 1,
    );
    const states = new Set(all.content.map(({ state }) => state));
    expect(states.size).toBe(6);
    for (const state of states) {
      const { content, totalElements } = await list(`&state=${state}`);
      expect(content).toEqual(all.content.filter((one) => one.state === state));
      expect(totalElements).toBe(content.length);
    }
    const house = await list('&account=parlour&side=offeredToMe&kind=dividend');
    expect(house.content.map(({ counterpartAccount }) => counterpartAccount)).toEqual([
      'parlour',
      'parlour',
    ]);
    expect((await list('&account=member1&side=offeredToMe')).content).toEqual([]);
    expect((await list('&state=pending', 'member1')).content).toEqual([]);
    const rows = await gateway.db.select().from(contract);
    expect(rows.length).toBeGreaterThan(all.totalElements);
  });
});
