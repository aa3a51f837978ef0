import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { createContractCalls, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];

describe('the history of a contract', () => {
  let gateway: TestGateway;
  const { get, post, seen, offered, answer } = createContractCalls(() => gateway);
  const fileOf = async (by: string, contractId: string) => {
    const { value } = await get(by, `/wps/contracts/history/file?contractId=${contractId}`);
    return (value as Schemas['ReportFile']).csv.replace('\uFEFF', '').trim().split('\r\n');
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[AG-06] knows the version before and after, for both sides', async () => {
    const first = await offered('agent1', 'beacon1', 40);
    expect(await seen('agent1', first)).toMatchObject({ before: null, after: null });
    await answer('beacon1', first, 'accept');
    gateway.pass(60_000);
    const second = await offered('agent1', 'beacon1', 50);
    expect((await seen('agent1', second)).before?.contractId).toBe(first);
    await answer('beacon1', second, 'accept');
    for (const by of ['agent1', 'beacon1']) {
      expect(await seen(by, first), by).toMatchObject({
        before: null,
        after: { contractId: second },
      });
      expect(await seen(by, second), by).toMatchObject({
        before: { contractId: first },
        after: null,
      });
    }
    await answer('beacon1', second, 'terminate');
    expect((await seen('agent1', second)).after).toBeNull();
    const refused = await offered('agent1', 'beacon1', 10);
    await answer('beacon1', refused, 'reject');
    expect(await seen('agent1', refused)).toMatchObject({ before: null, after: null });
  });

  it('[AG-06] is written to a file from the terms before to the end', async () => {
    const first = await offered('agent1', 'beacon1', 40);
    await answer('beacon1', first, 'accept');
    gateway.pass(60_000);
    const tiers = [tier(20), tier(60, { activeMembers: 5, periodBet: '1000.00', amount: '2.50' })];
    const second = await offered('agent1', 'beacon1', 0, { tiers, remark: '=1+1' });
    await answer('beacon1', second, 'accept');
    const end = { contractId: second, reason: 'The season is over' };
    gateway.pass(60_000);
    await post('agent1', '/wps/contracts/termination', end);
    gateway.pass(60_000);
    await answer('beacon1', second, 'accept');
    const [names, ...lines] = await fileOf('beacon1', second);
    expect(names).toBe(
      'Time,What happened,Account,Remark,Step,Active,Valid bets,Game result,Rate in %,Fixed sum',
    );
    // Without the moments.
    expect(lines.map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
      'Terms before,agent1,,1,0,0.00,0.00,0.40,0.00',
      "Offered,agent1,'=1+1,1,0,0.00,0.00,0.20,0.00",
      "Offered,agent1,'=1+1,2,5,1000.00,0.00,0.60,2.50",
      'Agreed,beacon1,,,,,,,',
      'End asked for,agent1,The season is over,,,,,,',
      'End agreed,beacon1,,,,,,,',
    ]);
  });
});
