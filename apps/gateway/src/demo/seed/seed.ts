import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open';
import type { Catalogue } from '../../games/catalogue';
import { houseAccount } from '../../money/ledger';
import { meta } from '../../platform/schema';
import { CURRENCY, HOUSE, PLAY_HOUSE } from '../../session/accounts';
import { seedAccounts, seedOpenings } from './accounts';
import { seedContracts } from './contracts';
import { seedIdentity } from './identity';
import { seedMember } from './member';
import { seedMessages } from './messages';
import { seedPlay } from './play';
import { seedPoints } from './points';
import { seedPromotions } from './promotions';
import { seedRebates } from './rebates';
import { DEMO_TEAM, joinTeam, seedTeam } from './team';
import { seedWallet } from './wallet';
import { createWorld, type World } from './world';

const MARK = { key: 'demo-data', value: '1' };

/** The steps of the demo's past; each plans its own data. */
const STEPS: readonly ((world: World) => void | Promise<void>)[] = [
  seedOpenings,
  seedIdentity,
  seedPlay,
  seedMember,
  seedMessages,
  seedContracts,
  seedRebates,
  seedWallet,
  seedPromotions,
  seedPoints,
];

/** Fills an empty database with the demo data in one transaction, and reports its progress. */
export async function seed(
  db: Database,
  demo: { merchant: string; catalogue: Catalogue; now: Date; report: (line: string) => void },
): Promise<void> {
  const [done] = await db.select().from(meta).where(eq(meta.key, MARK.key));
  if (done !== undefined) return;
  const { report, merchant, now, catalogue } = demo;
  await db.transaction(async (tx) => {
    report('Preparing demo data: accounts');
    const house = await houseAccount(tx, { merchant, kind: HOUSE, currency: CURRENCY });
    await houseAccount(tx, { merchant, kind: PLAY_HOUSE, currency: CURRENCY });
    const people = await seedAccounts(tx, merchant, now);
    const [agent, member] = [people.get('agent1'), people.get('member1')];
    if (agent === undefined || member === undefined)
      throw new Error('agent1 or member1 is missing');
    const joined = await joinTeam(tx, member, agent.account);
    people.set('member1', joined);
    report('Preparing demo data: a team');
    const below = await seedTeam(tx, agent.account, { shape: DEMO_TEAM, merchant, now });
    report('Preparing demo data: the last ninety days');
    const known = { tx, merchant, now, catalogue, house, people, team: [joined, ...below] };
    const { world, carryOut } = createWorld(known);
    for (const plan of STEPS) await plan(world);
    await carryOut();
    await tx.insert(meta).values(MARK);
  });
  report('Preparing demo data: done');
}
