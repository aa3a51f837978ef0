import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import { createAccount } from '../src/member/createAccount';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { createRandom, type Random } from '../src/platform/random';
import { createContractCalls, tier } from './support/contractCalls';
import { createReAdder, type FigureName } from './support/explained';
import { startGateway, type TestGateway } from './support/gateway';
import { skipOtherJobs } from './support/jobs';
import { bookFunds } from './support/promotions';
import { type Account, createTeamReader } from './support/team';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATIENCE = 180_000;
const CATEGORIES = ['RNG', 'LIVE', 'SPORTS'];
const FIGURES: readonly FigureName[] = [
  ...(['teamSize', 'active', 'registered', 'teamBalance', 'profitLoss', 'betCount'] as const),
  ...(['validBet', 'salary', 'net', 'rebateEarned', 'revenue', 'transfersIn'] as const),
];

describe('figures of generated teams', () => {
  let gateway: TestGateway;
  let reader: ReturnType<typeof createTeamReader>;
  let calls: ReturnType<typeof createContractCalls>;
  /** Starts anew, also with new sessions. */
  const start = async (env: NodeJS.ProcessEnv = {}): Promise<void> => {
    gateway = await startGateway(env);
    reader = createTeamReader(() => gateway);
    calls = createContractCalls(() => gateway);
  };
  afterEach(() => gateway.close());

  /** A team of random shape below somebody: each newcomer joins an agent that is there. */
  const growBelow = async (top: Account, size: number, random: Random): Promise<Account[]> => {
    const agents = [top];
    const grown: Account[] = [];
    for (let at = 0; at < size; at += 1) {
      const isAgent = random.chance(0.5);
      const one = await gateway.db.transaction((tx) =>
        createAccount(tx, {
          ...{ merchant: top.merchant, upline: random.pick(agents), type: isAgent ? 1 : 0 },
          ...{ username: `grown${at}of${top.id}`, nickname: `Grown ${at}` },
          ...{ language: top.language, currency: top.currency },
          registeredAt: new Date(gateway.now() - random.int(0, 60) * HOUR),
        }),
      );
      if (isAgent) agents.push(one);
      grown.push(one);
    }
    return grown;
  };

  /** Bets and bookings of random people in the last days, also just beside midnight. */
  const live = async (people: readonly Account[], random: Random): Promise<void> => {
    const moment = () =>
      new Date(
        random.chance(0.2)
          ? Math.floor(gateway.now() / DAY) * DAY - random.int(-1, 1)
          : gateway.now() - random.int(1, 60) * HOUR - random.int(0, HOUR),
      );
    await gateway.db.insert(bet).values(
      Array.from({ length: 80 }, () => ({
        ...{ id: `rd-${randomUUID()}`, accountId: random.pick(people).id, vassalage: 'LNW' },
        ...{ gameType: random.pick(CATEGORIES), stake: BigInt(random.int(1, 99_999)) },
        payout: random.chance(0.4) ? BigInt(random.int(1, 199_999)) : 0n,
        playedAt: moment(),
      })),
    );
    for (let at = 0; at < 12; at += 1) {
      const kind = random.pick(['BONUS', 'REWARD', 'REBATE', 'SALARY'] as const);
      await bookFunds(gateway, random.pick(people).id, BigInt(random.int(1, 9_999)), kind);
    }
  };

  it.each([11, 12, 13])(
    '[AG-01] add up again down to the records, whatever the team and its days (%i)',
    async (seed) => {
      const random = createRandom(seed);
      const offset = random.pick([0, 345, -570]);
      await start({ UTC_OFFSET_MINUTES: String(offset) });
      const agent = await reader.person('cove1');
      const people = await growBelow(agent, random.int(3, 9), random);
      await live([...people, await reader.person('member1')], random);
      // Something that no contract paid has to be told apart.
      await bookFunds(gateway, agent.id, 12_34n, 'SALARY');
      const { reAdd, seen } = createReAdder(() => gateway, reader);
      const day = (ago: number) =>
        new Date(gateway.now() + offset * 60_000 - ago * DAY).toISOString().slice(0, 10);
      for (const figure of FIGURES)
        await reAdd({ figure, startDate: day(2), endDate: day(0) }, 'cove1');
      expect(seen.records).toBeGreaterThan(FIGURES.length);
      expect(seen.rests).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it.each([21, 22])(
    '[AG-01] of payments follow from the bets that were settled (%i)',
    async (seed) => {
      await start();
      const random = createRandom(seed);
      const [deep] = await calls.belowBeacon();
      const midnight = (Math.floor(gateway.now() / DAY) + 1) * DAY;
      gateway.pass(midnight - HOUR - gateway.now());
      await gateway.runJobs();
      const steps = (rateStep: number) => [
        tier(random.int(1, 4) * rateStep, { amount: '1.25' }),
        tier(random.int(5, 10) * rateStep, {
          activeMembers: 2,
          periodBet: '200.00',
          amount: '3.33',
        }),
      ];
      const period = { period: 'daily' };
      for (const kind of ['dividend', 'daily', 'hourly'] as const) {
        const tiers = steps(kind === 'dividend' ? 50 : 5);
        const id = await calls.offered('agent1', 'beacon1', 0, { kind, tiers, ...period });
        await calls.answer('beacon1', id, 'accept', { kind });
      }
      await calls.fund('agent1', 100_000_00n);
      const people = await growBelow(await reader.person(deep), 4, random);
      const all = [...people.map(({ username }) => username), deep, 'beacon1'];
      for (let at = 0; at < 60; at += 1)
        await calls.plays(
          random.pick(all),
          midnight + random.int(0, DAY - 1),
          BigInt(random.int(1, 9_999)),
          random.chance(0.3) ? BigInt(random.int(1, 19_999)) : 0n,
        );
      gateway.pass(midnight + DAY + 2 * HOUR + WRITTEN_WITHIN_MS - gateway.now());
      await skipOtherJobs(gateway, 'contract-wages');
      await gateway.runJobs();
      for (const by of ['agent1', 'beacon1']) {
        const { reAdd, seen } = createReAdder(() => gateway, reader);
        for (const path of ['dividends', 'salaries/daily', 'salaries/hourly']) {
          const other = by === 'agent1' ? '&account=beacon1' : '';
          const { content } = await reader.read<'ContractPayoutPage'>(
            `${path}?datePreset=previous7&pageSize=4${other}`,
            by,
          );
          for (const { payoutId, amount } of content)
            expect(await reAdd({ figure: 'contractPayout', payoutId }, by)).toBe(amount);
          expect(content.length, path).toBeGreaterThan(0);
        }
        expect(seen.bets).toBeGreaterThan(0);
        expect(seen.rests).toBe(0);
      }
    },
    PATIENCE,
  );
});
