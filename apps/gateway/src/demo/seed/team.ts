import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open';
import { POINTS_CURRENCY } from '../../money/ledger';
import { balance, ledgerAccount } from '../../money/schema';
import { createRandom } from '../../platform/random';
import { CURRENCY } from '../../session/accounts';
import { hashPassword } from '../../session/passwords';
import { account } from '../../session/schema';
import { PASSWORD } from './accounts';
import type { Person } from './world';

const SEED = 77;
const DAY = 86_400_000;
const CHUNK = 1000;
const AGENT = 1;
const MEMBER = 0;

/** How many agents and members each agent of a level has directly below. */
export type TeamShape = readonly { agents: number; members: number }[];

/** Three levels below agent1: 24 agents and 176 members, member1 among them. */
export const DEMO_TEAM: TeamShape = [
  { agents: 6, members: 13 },
  { agents: 3, members: 6 },
  { agents: 0, members: 7 },
];

const AGENT_NAMES = ['cove', 'harbour', 'ferry', 'quay', 'anchor', 'beacon', 'delta', 'reef'];
const MEMBER_NAMES = [
  ...['willow', 'cedar', 'maple', 'juniper', 'hazel', 'rowan', 'laurel', 'alder'],
  ...['heron', 'plover', 'kestrel', 'linnet', 'curlew', 'siskin', 'avocet', 'dunlin'],
];

type NewAccount = typeof account.$inferInsert;

interface Level {
  id: number;
  lineage: string;
}

/** Creates a team below an agent, level by level, with empty wallets; returns everybody in it. */
export async function seedTeam(
  tx: Database,
  top: Person['account'],
  team: {
    shape: TeamShape;
    merchant: string;
    now: Date;
    /** A prefix of all their names. */
    prefix?: string;
    report?: (line: string) => void;
  },
): Promise<Person[]> {
  const { shape, merchant, now, prefix = '', report = () => undefined } = team;
  const random = createRandom(SEED);
  const passwordHash = await hashPassword(PASSWORD);
  const counts = new Map<string, number>();
  const named = (names: readonly string[], at: number): string => {
    const name = prefix + (names[at % names.length] ?? 'guest');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}${count}`;
  };
  const written: Person[] = [];
  let above: Level[] = [{ id: top.id, lineage: top.lineage }];
  let order = 0;
  for (const { agents, members } of shape) {
    const rows: NewAccount[] = above.flatMap(({ id, lineage }) =>
      Array.from({ length: agents + members }, (_, at) => {
        const isAgent = at < agents;
        const username = named(isAgent ? AGENT_NAMES : MEMBER_NAMES, order);
        order += 1;
        const age = random.int(2, 119) * DAY + random.int(0, DAY);
        // Skipped, so that later random numbers stay the same.
        random.next();
        return {
          merchant,
          username,
          nickname: username,
          referralCode: `REF${username.toUpperCase()}`,
          type: isAgent ? AGENT : MEMBER,
          uplineId: id,
          lineage: `${lineage}${id}/`,
          passwordHash,
          language: 'EN',
          currency: CURRENCY,
          firstLoginAt: new Date(now.getTime() - age),
          lastLoginAt: new Date(now.getTime() - random.int(0, Math.min(age, 20 * DAY))),
          lastLoginAddress: '203.0.113.31',
          registeredAt: new Date(now.getTime() - age),
        };
      }),
    );
    const accounts = await insertAll(tx, rows);
    for (const person of await openWallets(tx, accounts)) written.push(person);
    report(`${written.length} people so far`);
    above = accounts.filter(({ type }) => type === AGENT);
  }
  return written;
}

/** Moves an existing account directly below another one. */
export async function joinTeam(
  tx: Database,
  member: Person,
  upline: Person['account'],
): Promise<Person> {
  const place = { uplineId: upline.id, lineage: `${upline.lineage}${upline.id}/` };
  await tx.update(account).set(place).where(eq(account.id, member.account.id));
  return { ...member, account: { ...member.account, ...place } };
}

async function insertAll(tx: Database, rows: readonly NewAccount[]): Promise<Person['account'][]> {
  const accounts: Person['account'][] = [];
  for (let at = 0; at < rows.length; at += CHUNK)
    accounts.push(
      ...(await tx
        .insert(account)
        .values(rows.slice(at, at + CHUNK))
        .returning()),
    );
  return accounts;
}

async function openWallets(
  tx: Database,
  accounts: readonly Person['account'][],
): Promise<Person[]> {
  const opened: Person[] = [];
  for (let at = 0; at < accounts.length; at += CHUNK) {
    const some = accounts.slice(at, at + CHUNK);
    const ledgerAccounts = await tx
      .insert(ledgerAccount)
      .values(
        some.flatMap(({ id: ownerId, currency }) => [
          { ownerId, kind: 'wallet', currency },
          { ownerId, kind: 'points', currency: POINTS_CURRENCY },
        ]),
      )
      .returning();
    await tx.insert(balance).values(
      ledgerAccounts.map(({ id: ledgerAccountId }) => ({
        ledgerAccountId,
        amount: 0n,
        mayBeNegative: false,
      })),
    );
    some.forEach((owner, place) => {
      const wallet = ledgerAccounts[place * 2]?.id ?? 0;
      const points = ledgerAccounts[place * 2 + 1]?.id ?? 0;
      opened.push({ account: owner, wallet, points });
    });
  }
  return opened;
}
