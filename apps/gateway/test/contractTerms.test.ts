import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { createContractCalls, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];

const CONFLICT = { status: 409, errorCode: 'STATE_CONFLICT' };
const UNKNOWN = { status: 404, errorCode: 'NOT_FOUND' };

describe('the terms of contracts', () => {
  let gateway: TestGateway;
  /** An agent below beacon1, and a member below that agent. */
  let [deep, deepest] = ['', ''];
  const { post, seen, events, draft, offer, offered, answer, belowBeacon, ...dealings } =
    createContractCalls(() => gateway);
  const get = (username: string, path: string) => dealings.get(username, `/wps/contracts${path}`);

  beforeAll(async () => {
    gateway = await startGateway();
    [deep, deepest] = await belowBeacon();
  });
  afterAll(() => gateway.close());

  it('[AC-05] tell before what would end, and end it when agreed', async () => {
    const above = await offered('agent1', 'beacon1', 50);
    await answer('beacon1', above, 'accept');
    const low = await offered('beacon1', deep, 30);
    await answer(deep, low, 'accept');
    const kept = await offered(deep, deepest, 30);
    await answer(deepest, kept, 'accept');

    const asked = await draft('beacon1', 25);
    const preview = await post('agent1', '/wps/contracts/preview', asked);
    const would = [{ contractId: low, kind: 'hourly', counterpartAccount: deep, rate: 30 }];
    expect(preview.value).toMatchObject({ replaces: above, wouldTerminate: would });
    const same = await post('agent1', '/wps/contracts/preview', await draft('beacon1', 30));
    expect(same.value).toMatchObject({ replaces: above, wouldTerminate: [] });

    expect(await offer('agent1', 'beacon1', 25)).toMatchObject(CONFLICT);
    const wrong = { knownTerminations: [low, kept] };
    expect(await offer('agent1', 'beacon1', 25, wrong)).toMatchObject(CONFLICT);
    const told = { knownTerminations: [low] };
    const id = await offered('agent1', 'beacon1', 25, told);
    expect(await seen('beacon1', id)).toMatchObject({ replaces: above, wouldTerminate: would });
    expect(await answer('beacon1', id, 'accept')).toMatchObject(CONFLICT);
    expect((await seen(deep, low)).contract.inForce).toBe(true);

    const agreed = await answer('beacon1', id, 'accept', told);
    expect(agreed.value).toMatchObject({ contract: { state: 'accepted' }, terminated: would });
    expect((await seen(deep, low)).contract).toMatchObject({ state: 'terminated', inForce: false });
    expect((await seen('agent1', above)).contract.state).toBe('terminated');
    expect((await events(deep, low))[0]).toEqual(['terminated', null, 'new']);
    // Only contracts that the other side itself offers end; those with the next level below go on.
    expect((await seen(deepest, kept)).contract.inForce).toBe(true);
    await answer(deepest, kept, 'terminate');
    await answer('beacon1', id, 'terminate');
  });

  it('promise no more than the contract above gives, then as now', async () => {
    const terms = async (by: string, kind = 'hourly') =>
      (await get(by, `/terms?kind=${kind}`)).value as Schemas['ContractTerms'];
    expect(await terms('beacon1')).toMatchObject({ periods: ['daily'] });
    expect(await terms('agent1')).toMatchObject({ maximumRate: 60, enabled: true });
    expect(await terms('agent1', 'realtime')).toMatchObject({ settlementIntervalMinutes: 5 });
    expect(await terms('agent1', 'daily')).toMatchObject({ paidNextDay: true });
    expect(await offer('agent1', 'beacon1', 65)).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    const waiting = await offered('beacon1', deep, 40);
    const above = await offered('agent1', 'beacon1', 20);
    await answer('beacon1', above, 'accept');
    expect(await answer(deep, waiting, 'accept')).toMatchObject(CONFLICT);
    expect(await answer(deep, waiting, 'reject')).toMatchObject({ status: 200 });
    await answer('beacon1', above, 'terminate');
  });

  it('let no rate of a kind rise down a line: who is bound to nothing promises no more than the nearest above', async () => {
    const most = async (by: string, kind = 'hourly') =>
      ((await get(by, `/terms?kind=${kind}`)).value as Schemas['ContractTerms']).maximumRate;
    // agent1 has 0.60 %, nobody below has a contract of the kind.
    expect([await most('agent1'), await most('beacon1'), await most(deep)]).toEqual([60, 60, 60]);
    expect(await offer('beacon1', deep, 65)).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    const bound = await offered('agent1', 'beacon1', 30);
    await answer('beacon1', bound, 'accept');
    expect([await most('agent1'), await most('beacon1'), await most(deep)]).toEqual([60, 30, 30]);
    const open = await offered(deep, deepest, 30);
    await answer('beacon1', bound, 'terminate');
    const lower = await offered('agent1', 'beacon1', 25);
    await answer('beacon1', lower, 'accept');
    expect(await answer(deepest, open, 'accept')).toMatchObject(CONFLICT);
    await answer(deepest, open, 'reject');
    await answer('beacon1', lower, 'terminate');

    // Without a contract all the way up, the merchant's maximum is the limit.
    const own = (await get('agent1', '?kind=realtime&side=offeredToMe&state=accepted')).value;
    const [first] = (own as Schemas['ContractPage']).content;
    expect([await most('agent1', 'realtime'), await most(deep, 'realtime')]).toEqual([40, 40]);
    await answer('agent1', first?.contractId ?? '', 'terminate', { kind: 'realtime' });
    expect([await most('agent1', 'realtime'), await most(deep, 'realtime')]).toEqual([60, 60]);
  });

  it('[AC-04] [API-03] refuse drafts that are beyond the terms or make no sense, and name the field and the limit', async () => {
    const isRefused = async (more: object, status: number, error: object, message: string) =>
      expect(await offer('agent1', 'beacon1', 20, more), JSON.stringify(more)).toMatchObject({
        status,
        message,
        value: { fields: [error] },
      });
    const most = { field: 'tiers.0.rate', code: 'rateMax', limit: '60' };
    await isRefused({ tiers: [tier(65)] }, 409, most, 'At most 0.60 %');
    const step = { field: 'tiers.1.rate', code: 'rateStep', limit: '5' };
    await isRefused({ tiers: [tier(20), tier(21)] }, 409, step, 'Only in steps of 0.05 %');
    const sum = { field: 'tiers.0.amount', code: 'max', limit: '100.00' };
    await isRefused({ tiers: [tier(20, { amount: '100.01' })] }, 409, sum, 'At most 100.00');
    await isRefused({ period: 'weekly' }, 409, { field: 'period', code: 'choice' }, 'Only daily');

    const none = { field: 'tiers.0.rate', code: 'nothing' };
    await isRefused({ tiers: [tier(0)] }, 400, none, 'A step pays a share or a fixed sum');
    const rising = { field: 'tiers.1.rate', code: 'rateMin', limit: '20' };
    await isRefused({ tiers: [tier(20), tier(10)] }, 400, rising, 'At least 0.20 %');
    const less = [tier(20, { amount: '5.00' }), tier(20, { amount: '4.00' })];
    const amount = { field: 'tiers.1.amount', code: 'min', limit: '5.00' };
    await isRefused({ tiers: less }, 400, amount, 'At least 5.00');
    const negative = { field: 'tiers.0.amount', code: 'min', limit: '0.00' };
    await isRefused({ tiers: [tier(20, { amount: '-1.00' })] }, 400, negative, 'At least 0.00');
    const bet = { field: 'tiers.0.periodBet', code: 'min', limit: '0.00' };
    await isRefused({ tiers: [tier(20, { periodBet: '-1.00' })] }, 400, bet, 'At least 0.00');
    const people = { field: 'tiers.0.activeMembers', code: 'max', limit: '1000000' };
    const crowd = { tiers: [tier(20, { activeMembers: 1_000_001 })] };
    await isRefused(crowd, 400, people, 'At most 1000000');
    for (const to of ['agent1', deep, 'weak1'])
      expect(await offer('agent1', to, 20), to).toMatchObject(UNKNOWN);
    for (const memberId of ['m-999999', 'somebody'])
      expect(await offer('agent1', 'beacon1', 20, { memberId })).toMatchObject(UNKNOWN);
  });
});
