import { existsSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { accountRebate } from '../../agent/schema';
import { type Config, readConfig } from '../../config';
import { lockFolder } from '../../database/folderLock';
import { type Database, embeddedFolder, openEmbedded, openServer } from '../../database/open';
import { bet } from '../../games/schema';
import { createAccount } from '../../member/createAccount';
import { bookMany } from '../../money/bookMany';
import { houseAccount, type Movement } from '../../money/ledger';
import { createRandom } from '../../platform/random';
import { CURRENCY, HOUSE } from '../../session/accounts';
import { hashPassword } from '../../session/passwords';
import { account } from '../../session/schema';
import { buildCatalogue } from '../catalogue/buildCatalogue';
import { PASSWORD, PAYMENT_PASSWORD } from '../seed/accounts';
import { seedTeam, type TeamShape } from '../seed/team';
import type { Person } from '../seed/world';

const TOP = 'agent100k';
/** Four levels: 100, then 3,900, 60,000 and 36,000 people. */
const SHAPE: TeamShape = [
  { agents: 20, members: 80 },
  { agents: 10, members: 185 },
  { agents: 5, members: 295 },
  { agents: 0, members: 36 },
];
const PLAYERS = 2000;
const BETS_EACH = 10;
const DAYS = 90;
const DAY = 86_400_000;
const CHUNK = 1000;
const OPENING = 500_00n;

const report = (line: string) => void process.stdout.write(`${line}\n`);

/** Adds a top agent with 100,000 people below to existing demo data. */
async function addBigTeam(db: Database, merchant: string, now: Date): Promise<void> {
  const [there] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.username, TOP)));
  if (there !== undefined) throw new Error(`${TOP} is there already`);
  await db.transaction(async (tx) => {
    report(`${TOP}: the agent`);
    const top = await createAccount(tx, {
      merchant,
      username: TOP,
      nickname: TOP,
      type: 1,
      passwordHash: await hashPassword(PASSWORD),
      paymentPasswordHash: await hashPassword(PAYMENT_PASSWORD),
      language: 'EN',
      currency: CURRENCY,
      firstLoginAt: now,
      registeredAt: now,
    });
    await tx.insert(accountRebate).values([
      { accountId: top.id, gameCategory: 'RNG', rate: 120 },
      { accountId: top.id, gameCategory: 'LIVE', rate: 80 },
    ]);
    report(`${TOP}: 100,000 people`);
    const team = await seedTeam(tx, top, { shape: SHAPE, merchant, now, prefix: 'big', report });
    report(`${TOP}: ${PLAYERS * BETS_EACH} bets`);
    const every = Math.floor(team.length / PLAYERS);
    await addBets(
      tx,
      merchant,
      team.filter((_, at) => at % every === 0),
      now,
    );
  });
  report(`${TOP}: figures for the planner`);
  await db.execute(sql`analyze`);
  report(`${TOP}: done, the password is that of the other demo accounts`);
}

/** Bets of some people over ninety days, through the ledger. */
async function addBets(
  tx: Database,
  merchant: string,
  players: readonly Person[],
  now: Date,
): Promise<void> {
  const random = createRandom(100);
  const house = await houseAccount(tx, { merchant, kind: HOUSE, currency: CURRENCY });
  const games = buildCatalogue().games.slice(0, 200);
  const movements: Movement[] = [];
  const rows: (typeof bet.$inferInsert)[] = [];
  const at = (days: number) => new Date(now.getTime() - Math.floor(days * DAY));
  for (const { account: owner, wallet } of players) {
    const scope = `account:${owner.id}`;
    const opening = [
      { account: house, amount: -OPENING },
      { account: wallet, amount: OPENING },
    ];
    movements.push({
      scope,
      key: 'opening',
      requestHash: '',
      kind: 'OPENING',
      at: at(DAYS),
      postings: opening,
    });
    for (let n = BETS_EACH - 1; n >= 0; n -= 1) {
      const id = `rd-big-${owner.id}-${n}`;
      const { nodeId, vassalage, gameType } = random.pick(games);
      const stake = BigInt(random.int(1, 20) * 50);
      const playedAt = at(((n + random.next()) * DAYS) / BETS_EACH);
      const postings = [
        { account: wallet, amount: -stake },
        { account: house, amount: stake },
      ];
      movements.push({
        scope,
        key: id,
        requestHash: '',
        kind: 'GAME_ROUND',
        reference: id,
        at: playedAt,
        postings,
      });
      rows.push({
        id,
        accountId: owner.id,
        nodeId,
        vassalage,
        gameType,
        stake,
        payout: 0n,
        playedAt,
      });
    }
  }
  await bookMany(tx, movements);
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(bet).values(rows.slice(from, from + CHUNK));
}

/** The folder of the demo data, which the gateway's first start creates. */
function demoFolder(config: Config): string {
  const folder = embeddedFolder(config);
  if (!existsSync(folder)) throw new Error(`No demo data in ${folder}: start the gateway first`);
  return folder;
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const isThere = () => Promise.resolve();
  const unlock = config.databaseUrl === null ? lockFolder(config.dataDir) : () => undefined;
  process.once('exit', unlock);
  const { db, close } =
    config.databaseUrl === null
      ? await openEmbedded(demoFolder(config), isThere, report)
      : await openServer(config.databaseUrl, isThere);
  await addBigTeam(db, config.merchant, new Date());
  await close();
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
