import {
  accountOpening,
  accountRebate,
  accountRebatePast,
  registerLink,
  registerLinkDay,
  registerLinkRebate,
} from '../../agent/schema';
import type { Random } from '../../platform/random';
import { placeOf, visitsByDay } from './linkVisits';
import { seedTeamRebates } from './teamRebates';
import type { Person, World } from './world';

/** The rates of agent1 in basis points, as the lobby shows them (product specification, section 9). */
const TOP_RATES: Readonly<Record<string, number>> = {
  LOTT: 100,
  ELOTT: 100,
  FISH: 100,
  RNG: 120,
  LIVE: 80,
  SPORTS: 100,
  ESPORTS: 100,
};
/** Categories in which demo members have a rate: what they play most. */
const OF_MEMBERS = ['RNG', 'LIVE', 'FISH'];
const RAISED = 'RNG';
const STEP = 5;
const AGENT = 1;

type Rates = Readonly<Record<string, number>>;
type NewLink = Omit<typeof registerLink.$inferInsert, 'merchant' | 'ownerId'>;

/** Rates that get lower from level to level, links in every state, and their registrations. */
export async function seedRebates(world: World): Promise<void> {
  const random = world.random('rebates');
  const top = world.person('agent1').account;
  const rates = new Map<number, Rates>([[top.id, TOP_RATES]]);
  for (const { account } of world.team) {
    const above = rates.get(account.uplineId ?? top.id) ?? TOP_RATES;
    rates.set(account.id, lowered(above, account.type === AGENT, random));
  }
  const rows = [...rates].flatMap(([accountId, own]) =>
    Object.entries(own).map(([gameCategory, rate]) => ({ accountId, gameCategory, rate })),
  );
  const direct = world.team.filter(({ account }) => account.uplineId === top.id);
  const harbours = direct.filter(({ account }) => account.type === AGENT);
  // One agent had lower rates until three weeks ago, so that a report over a month shows both.
  const [raised] = harbours;
  world.write(async (tx) => {
    await tx.insert(accountRebate).values(rows);
    if (raised !== undefined)
      await tx.insert(accountRebatePast).values({
        accountId: raised.account.id,
        gameCategory: RAISED,
        rate: lower(rates.get(raised.account.id)?.[RAISED] ?? 0),
        until: world.ago({ days: 21 }),
      });
  });
  seedLinks(world, direct, rates);
  const raise = { accountId: raised?.account.id ?? 0, until: world.ago({ days: 21 }) };
  await seedTeamRebates(world, (accountId, category, at) => {
    const rate = rates.get(accountId)?.[category] ?? null;
    const isBefore = accountId === raise.accountId && category === RAISED && at < raise.until;
    return isBefore ? lower(rate ?? 0) : rate;
  });
}

/** The earlier rate of somebody who has more today. */
const lower = (rate: number): number => Math.max(0, rate - 2 * STEP);

/** A share of each rate, rounded down to a step; agents get a larger share than members. */
function lowered(above: Rates, isAgent: boolean, random: Random): Rates {
  const share = isAgent ? random.int(70, 85) : random.int(30, 60);
  const categories = isAgent ? Object.keys(above) : OF_MEMBERS;
  const own = categories.map((category): [string, number] => [
    category,
    Math.floor(((above[category] ?? 0) * share) / 100 / STEP) * STEP,
  ]);
  return Object.fromEntries(own.filter(([, rate]) => rate > 0));
}

function seedLinks(
  { merchant, now, person, write, ago }: World,
  direct: readonly Person[],
  rates: ReadonlyMap<number, Rates>,
): void {
  const top = person('agent1').account;
  const members = direct.filter(({ account }) => account.type !== AGENT);
  const inTen = new Date(ago({ days: -10 }));
  const links: readonly NewLink[] = [
    link('Harbour evenings', 'HARBOUR1', { createdAt: ago({ days: 100 }), visits: 143 }),
    link('Partners', 'PARTNER7', { createdAt: ago({ days: 80 }), visits: 31, forAgents: true }),
    link('Summer season', 'SUMMER24', { createdAt: ago({ days: 60 }), visits: 58, enabled: false }),
    link('Spring meeting', 'SPRING12', {
      createdAt: ago({ days: 40 }),
      visits: 43,
      expiresAt: ago({ days: 12 }),
    }),
    link('Lantern week', 'LANTERN3', { createdAt: ago({ days: 3 }), visits: 9, expiresAt: inTen }),
    link('Old flyer', 'OLDFLYER', { createdAt: ago({ days: 110 }), deletedAt: ago({ days: 70 }) }),
  ];
  const came: readonly (readonly Person[])[] = [members.slice(0, 6), [], [], members.slice(6, 9)];
  write(async (tx) => {
    const written = await tx
      .insert(registerLink)
      .values(
        links.map((one, at) => ({
          ...one,
          merchant,
          ownerId: top.id,
          registered: came[at]?.length ?? 0,
        })),
      )
      .returning();
    const handedOn = rates.get(members[0]?.account.id ?? 0) ?? {};
    await tx.insert(registerLinkRebate).values(
      written.flatMap(({ id }) =>
        Object.entries(handedOn).map(([gameCategory, rate]) => ({
          linkId: id,
          gameCategory,
          rate,
        })),
      ),
    );
    await tx.insert(registerLinkDay).values(visitsByDay(written, now));
    const byLink = came.flatMap((people, at) =>
      people.map(({ account }, number) => ({
        accountId: account.id,
        linkId: written[at]?.id ?? null,
        sub: placeOf(number),
      })),
    );
    const byHand = members
      .slice(9, 12)
      .map(({ account }) => ({ accountId: account.id, remark: 'Met at the spring meeting' }));
    await tx.insert(accountOpening).values([...byLink, ...byHand]);
  });
}

const link = (
  name: string,
  affiliateCode: string,
  more: Partial<NewLink> & Pick<NewLink, 'createdAt'>,
): NewLink => ({ name, affiliateCode, forAgents: false, ...more });
