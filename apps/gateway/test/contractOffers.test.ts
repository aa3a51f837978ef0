import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { toMemberId } from '../src/member/memberId';
import { createContractCalls, KINDS, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];

const PREVIEWS = '/wps/contracts/previews';
const OFFERS = '/wps/contracts/offers';

describe('offers to several people', () => {
  let gateway: TestGateway;
  /** An agent below beacon1. */
  let deep = '';
  const { get, known, post, seen, offered, answer, belowBeacon } = createContractCalls(
    () => gateway,
  );
  const idOf = async (username: string) => toMemberId((await known(username)).id);
  const draft = { kind: 'hourly', period: 'daily', tiers: [tier(20)] };
  const previews = async (people: string[], more: object = {}) =>
    post('agent1', PREVIEWS, { ...draft, people, ...more });
  const offers = async (people: object[], more: object = {}) =>
    post('agent1', OFFERS, { ...draft, people, remark: '', ...more });
  const outcomesOf = ({ value }: { value: unknown }) =>
    (value as Schemas['ContractsResult']).outcomes.map(({ account, refusal }) => [
      ...[account, refusal],
    ]);

  beforeAll(async () => {
    gateway = await startGateway();
    [deep] = await belowBeacon();
  });
  afterAll(() => gateway.close());

  it('[AG-03] are checked before anybody is chosen, faults and notes alike', async () => {
    const tiers = [tier(20, { activeMembers: 5 }), tier(10, { activeMembers: 5 })];
    const { value } = await previews([], { tiers });
    expect(value).toEqual({
      notes: [
        { step: 0, code: 'gap', severity: 'note' },
        { step: 0, code: 'neverReached', severity: 'fault' },
        { step: 1, code: 'paysLess', severity: 'fault' },
      ],
      people: [],
    });
    expect(await previews([], { tiers: [tier(65)] })).toMatchObject({
      ...{ status: 409, errorCode: 'LIMIT_EXCEEDED' },
      value: { fields: [{ field: 'tiers.0.rate', code: 'rateMax' }] },
    });
  });

  it('[AG-03] are refused with a step that can never be reached, to one or to several', async () => {
    const tiers = [tier(10), tier(20, { activeMembers: 9 }), tier(30, { activeMembers: 5 })];
    const memberId = await idOf('beacon1');
    const refused = {
      ...{ status: 400, errorCode: 'BAD_REQUEST' },
      value: { fields: [{ field: 'tiers.1.activeMembers', code: 'neverReached' }] },
    };
    expect(await offers([{ memberId }], { tiers })).toMatchObject(refused);
    const one = { ...draft, memberId, tiers, remark: '' };
    expect(await post('agent1', '/wps/contracts/offer', one)).toMatchObject(refused);
  });

  it('[AG-03] begin with templates that are sound and within the terms', async () => {
    for (const kind of KINDS) {
      const { value } = await get('agent1', `/wps/contracts/terms?kind=${kind}`);
      const { templates } = value as Schemas['ContractTerms'];
      expect(templates.length, kind).toBeGreaterThanOrEqual(2);
      for (const { name, period, tiers } of templates) {
        const asked = { kind, period, tiers, people: [] };
        const { value: said } = await post('agent1', PREVIEWS, asked);
        const notes = (said as Schemas['ContractsPreview']).notes;
        expect(
          notes.filter(({ code }) => code !== 'gap'),
          `${kind} ${name}`,
        ).toEqual([]);
      }
    }
  });

  it('[AG-07] say for each person what would end, and answer each offer for itself', async () => {
    const above = await offered('agent1', 'beacon1', 50);
    await answer('beacon1', above, 'accept');
    const low = await offered('beacon1', deep, 30);
    await answer(deep, low, 'accept');
    const waiting = await offered('agent1', 'member1', 10);
    const people = [await idOf('beacon1'), await idOf('member1'), await idOf('cove1')];
    const { value } = await previews(people);
    const { people: shown } = value as Schemas['ContractsPreview'];
    expect(shown).toMatchObject([
      {
        account: 'beacon1',
        hasOpenOffer: false,
        replaces: { contractId: above },
        wouldTerminate: [{ contractId: low }],
      },
      { account: 'member1', hasOpenOffer: true, teamSize: 1 },
      { account: 'cove1', hasOpenOffer: false, wouldTerminate: [] },
    ]);
    expect(shown[0]?.teamSize).toBeGreaterThan(1);

    const untold = people.map((memberId) => ({ memberId }));
    expect(outcomesOf(await offers(untold))).toEqual([
      ['beacon1', 'otherTerminations'],
      ['member1', 'openOffer'],
      ['cove1', null],
    ]);
    await post('agent1', '/wps/contracts/cancel', { contractId: waiting });
    const told = people.map((memberId, at) => ({
      memberId,
      knownTerminations: at === 0 ? [low] : [],
    }));
    // What was offered already is not offered again.
    const again = await offers(told);
    expect(outcomesOf(again)).toEqual([
      ['beacon1', null],
      ['member1', null],
      ['cove1', 'openOffer'],
    ]);
    const [first] = (again.value as Schemas['ContractsResult']).outcomes;
    expect(await seen('beacon1', first?.contractId ?? '')).toMatchObject({
      contract: { state: 'sign' },
      before: { contractId: above },
    });
  });

  it('know those directly below alone, and offer nothing where one is a stranger', async () => {
    for (const stranger of ['agent1', deep, 'weak1']) {
      const ids = [await idOf('beacon1'), await idOf(stranger)];
      const unknown = { status: 404, errorCode: 'NOT_FOUND' };
      expect(await previews(ids), stranger).toMatchObject(unknown);
      const kind = 'daily';
      expect(
        await offers(
          ids.map((memberId) => ({ memberId })),
          { kind },
        ),
      ).toMatchObject(unknown);
    }
    const { value } = await get(
      'agent1',
      '/wps/contracts?kind=daily&state=pending&account=beacon1',
    );
    expect((value as Schemas['ContractPage']).content).toEqual([]);
  });
});
