import type { ContractKind } from '../../contracts/kinds';
import { contract, contractEvent, contractPayout, contractTier } from '../../contracts/schema';
import type { Tier } from '../../contracts/tiers';
import { planPayouts } from './contractPayouts';
import { eventsOf, type Fate, type PlannedContract, rowOf } from './contractRows';
import type { Person, World } from './world';

const CHUNK = 500;

const REMARKS = ['For the spring season', 'As we talked about', 'With thanks for a good month', ''];

/** A simple step, in whole percents or hundredths, with its conditions. */
function step(rate: number, activeMembers = 1, bet = 0n, result = 0n): Tier {
  return { rate, activeMembers, periodBet: bet, periodProfitLoss: result, amount: 0n };
}

/** The steps of a kind with `rate` as the highest. */
function stepsOf(kind: ContractKind, rate: number): Tier[] {
  if (kind !== 'dividend') return [step(rate)];
  const bonus = { ...step(rate, 2, 100_00n, -10_00n), amount: 5_00n };
  return [step(rate - 500), bonus];
}

/** Contracts of each kind in each state, and what they have paid. */
export function seedContracts(world: World): void {
  const planned = planContracts(world);
  const random = world.random('contracts');
  const written = planned.map((plan, at) => ({
    plan,
    row: rowOf(world, plan, { id: `ct-demo-${at + 1}`, remark: random.pick(REMARKS) }),
  }));
  const payouts = written.flatMap(({ plan: { hasPaid, ...plan }, row }) =>
    hasPaid ? planPayouts(world, { ...plan, row }) : [],
  );
  world.write(async (tx) => {
    await tx.insert(contract).values(written.map(({ row }) => row));
    await tx
      .insert(contractTier)
      .values(
        written.flatMap(({ plan, row }) =>
          plan.tiers.map((tier, position) => ({ ...tier, contractId: row.id, position })),
        ),
      );
    await tx.insert(contractEvent).values(written.flatMap(({ row }) => eventsOf(row)));
    for (let at = 0; at < payouts.length; at += CHUNK)
      await tx.insert(contractPayout).values(payouts.slice(at, at + CHUNK));
  });
}

function planContracts({ person, team }: World): PlannedContract[] {
  const [agent, member] = [person('agent1'), person('member1')];
  const named = (username: string): Person => {
    const found = team.find(({ account }) => account.username === username);
    if (found === undefined) throw new Error(`${username} is missing`);
    return found;
  };
  const below = (upline: Person) =>
    team.filter(({ account }) => account.uplineId === upline.account.id);
  const cove = named('cove1');
  const [deep, deeper] = below(cove);
  if (deep === undefined || deeper === undefined) throw new Error('Nobody is below cove1');
  const plan = (
    sides: [Person | null, Person],
    kind: ContractKind,
    rate: number,
    [fate, days]: [Fate, number],
    hasPaid = false,
  ): PlannedContract => ({
    from: sides[0],
    to: sides[1],
    kind,
    period: kind === 'dividend' ? 'semimonthly' : 'daily',
    fate,
    days,
    tiers: stepsOf(kind, rate),
    hasPaid,
  });
  const house: [null, Person] = [null, agent];
  const toCove: [Person, Person] = [agent, cove];
  const toMember: [Person, Person] = [agent, member];
  const rates: [ContractKind, number][] = [
    ['dividend', 1500],
    ['daily', 80],
    ['hourly', 50],
    ['realtime', 30],
  ];
  const ofEachKind = (to: Person, fate: Fate, days: number) =>
    rates.map(([kind, rate], at) => plan([agent, to], kind, rate, [fate, days + at]));
  return [
    plan(house, 'dividend', 2000, ['accepted', 95], true),
    plan(house, 'daily', 100, ['accepted', 91], true),
    plan(house, 'hourly', 60, ['ending', 60], true),
    plan(house, 'realtime', 40, ['accepted', 45], true),
    // Lower than what cove1 has: accepting it would end that.
    plan(house, 'dividend', 1400, ['pending', 1]),
    plan(house, 'hourly', 70, ['rejected', 80]),
    plan(house, 'realtime', 20, ['cancelled', 70]),
    plan(house, 'daily', 60, ['terminated', 118]),
    plan(toCove, 'dividend', 1500, ['accepted', 95], true),
    plan(toCove, 'daily', 80, ['accepted', 91], true),
    plan(toCove, 'hourly', 50, ['accepted', 40], true),
    plan(toCove, 'realtime', 30, ['accepted', 40], true),
    plan([cove, deep], 'dividend', 1200, ['accepted', 80], true),
    plan([cove, deeper], 'dividend', 800, ['accepted', 50], true),
    plan([cove, deep], 'daily', 60, ['accepted', 20], true),
    ...ofEachKind(named('harbour1'), 'pending', 1),
    ...ofEachKind(named('ferry1'), 'rejected', 12),
    ...ofEachKind(named('quay1'), 'ending', 30),
    ...ofEachKind(named('quay1'), 'terminated', 75),
    ...ofEachKind(named('anchor1'), 'cancelled', 8),
    plan(toMember, 'daily', 50, ['accepted', 62], true),
    plan(toMember, 'hourly', 30, ['ending', 25], true),
    plan(toMember, 'dividend', 1000, ['pending', 2]),
    plan(toMember, 'realtime', 20, ['pending', 1]),
    plan(toMember, 'dividend', 600, ['rejected', 40]),
    plan(toMember, 'realtime', 10, ['cancelled', 33]),
    plan(toMember, 'hourly', 20, ['terminated', 70]),
  ];
}
