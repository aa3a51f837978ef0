import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { houseAccount, openLedgerAccount, post, walletOf } from '../money/ledger';
import { passed } from '../money/postings';
import { ledgerAccount } from '../money/schema';
import { Refusal } from '../platform/refusal';
import { createToken, hashToken } from '../platform/tokens';
import { CURRENCY, PLAY_HOUSE } from '../session/accounts';
import { account } from '../session/schema';
import type { Account, Session } from '../session/sessions';
import { openVendorWallet } from '../wallet/vendorWallets';
import type { LaunchTarget } from './launchTargets';
import { recordPlayed } from './recentGames';
import { launch } from './schema';
import type { Vendor } from './types';

export type Launch = typeof launch.$inferSelect;
type GameLaunch = components['schemas']['GameLaunch'];

const OPEN_WITHIN_MS = 60_000;
const LIVES_MS = 12 * 3_600_000;
/** What a free trial begins with, in minor units of play money. */
const PLAY_MONEY = 500_00n;

/** What is started, and how. */
export interface NewLaunch {
  target: LaunchTarget;
  language: string;
  backUrl: string | null;
  /** Address of the page that the game opens with. */
  page: string;
  /** Launch parameters that the game's page gets. */
  pageParameters: Record<string, string>;
  /** How a lottery is launched; null for anything else. */
  lottery: Launch['lottery'];
  now: Date;
}

/**
 * Starts a game and puts it first among the recent games. The stake comes from the member's wallet at the vendor
 * where there is one (`vendors`), else from the main wallet (WAL-01).
 */
export function startGame(
  db: Database,
  { id: sessionId, account }: Session,
  wanted: NewLaunch,
  vendors: readonly Vendor[],
): Promise<GameLaunch> {
  const { target, now: playedAt } = wanted;
  const { nodeId } = target;
  return db.transaction(async (tx) => {
    const ledgerAccountId = await playedFrom(tx, account, target, vendors);
    if (nodeId !== null) await recordPlayed(tx, { accountId: account.id, nodeId, playedAt });
    const owner = { accountId: account.id, sessionId, ledgerAccountId };
    return write(tx, wanted, { ...owner, playMoney: false });
  });
}

async function playedFrom(
  tx: Database,
  player: Account,
  { vassalage }: LaunchTarget,
  vendors: readonly Vendor[],
): Promise<number> {
  const vendor = vendors.find(({ code }) => code === vassalage);
  return vendor === undefined
    ? (await walletOf(tx, player.id)).account
    : openVendorWallet(tx, player, vendor);
}

/**
 * Starts a free game for a trial user, who plays from the balance that the site shows. Its rounds are not saved as
 * bets.
 */
export async function startTrialGame(
  db: Database,
  { id: sessionId, account }: Session,
  wanted: NewLaunch,
): Promise<GameLaunch> {
  const { account: ledgerAccountId } = await walletOf(db, account.id);
  return write(db, wanted, { accountId: null, sessionId, ledgerAccountId, playMoney: true });
}

/** Starts a free trial at a merchant. Its play money belongs to this launch alone. */
export function startTrial(db: Database, merchant: string, wanted: NewLaunch): Promise<GameLaunch> {
  return db.transaction(async (tx) => {
    const kind = `play:${randomBytes(6).toString('hex')}`;
    const wallet = await openLedgerAccount(tx, { merchant, kind, currency: CURRENCY });
    const house = await houseAccount(tx, { merchant, kind: PLAY_HOUSE, currency: CURRENCY });
    await post(tx, {
      scope: kind,
      key: 'opening',
      requestHash: '',
      kind: 'TRIAL_OPENING',
      at: wanted.now,
      postings: passed(house, wallet, PLAY_MONEY),
    });
    const nobody = { accountId: null, sessionId: null, ledgerAccountId: wallet };
    return write(tx, wanted, { ...nobody, playMoney: true });
  });
}

async function write(
  db: Database,
  { target, language, backUrl, page, pageParameters, lottery, now }: NewLaunch,
  owner: Pick<Launch, 'accountId' | 'sessionId' | 'ledgerAccountId' | 'playMoney'>,
): Promise<GameLaunch> {
  const token = createToken();
  const launchId = `ln-${randomBytes(6).toString('hex')}`;
  const fragment = new URLSearchParams({ launch: token, ...pageParameters }).toString();
  const openBefore = new Date(now.getTime() + OPEN_WITHIN_MS);
  await db.insert(launch).values({
    ...owner,
    id: launchId,
    tokenHash: hashToken(token),
    nodeId: target.nodeId,
    vassalage: target.vassalage,
    gameType: target.gameType,
    language,
    backUrl,
    lottery,
    openBefore,
    expiresAt: new Date(now.getTime() + LIVES_MS),
  });
  return {
    gameUrl: `${page}#${fragment}`,
    launchId,
    expiresAt: openBefore.toISOString(),
    nodeId: target.nodeId,
    playMoney: owner.playMoney,
  };
}

/** Opens a launch by its token, which works once and for one minute. */
export async function openLaunch(db: Database, token: string, now: Date): Promise<Launch> {
  const opened = await tryOpen(db, hashToken(token), now);
  if (opened === undefined) throw new Refusal('LAUNCH_EXPIRED');
  return opened;
}

async function tryOpen(db: Database, tokenHash: string, now: Date): Promise<Launch | undefined> {
  const [opened] = await db
    .update(launch)
    .set({ openedAt: now })
    .where(
      and(
        eq(launch.tokenHash, tokenHash),
        isNull(launch.openedAt),
        gte(launch.openBefore, now),
        gt(launch.expiresAt, now),
      ),
    )
    .returning();
  return opened;
}

/** The launch that a round is played in, as it is. */
export async function playedLaunch(db: Database, token: string, now: Date): Promise<Launch> {
  const found = await findLaunch(db, hashToken(token));
  if (found === undefined || found.expiresAt <= now) throw new Refusal('LAUNCH_EXPIRED');
  return found;
}

/** Opens the launch of a first round, where nothing has opened it. */
export async function openPlayed(
  db: Database,
  { openedAt, tokenHash }: Launch,
  now: Date,
): Promise<void> {
  if (openedAt !== null || (await tryOpen(db, tokenHash, now)) !== undefined) return;
  // Of two first rounds at the same time one opens the launch. The other one goes on with it.
  const meanwhile = await findLaunch(db, tokenHash);
  if ((meanwhile?.openedAt ?? null) === null) throw new Refusal('LAUNCH_EXPIRED');
}

/**
 * Whether a token opens a launch of another merchant on this database. The player's account says whose it is, or
 * in a free trial the wallet of play money.
 */
export async function isLaunchOfAnother(
  db: Database,
  merchant: string,
  token: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: launch.id })
    .from(launch)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, launch.ledgerAccountId))
    .leftJoin(account, eq(account.id, launch.accountId))
    .where(
      and(
        eq(launch.tokenHash, hashToken(token)),
        or(ne(account.merchant, merchant), ne(ledgerAccount.merchant, merchant)),
      ),
    );
  return rows.length > 0;
}

async function findLaunch(db: Database, tokenHash: string): Promise<Launch | undefined> {
  const [found] = await db.select().from(launch).where(eq(launch.tokenHash, tokenHash));
  return found;
}
