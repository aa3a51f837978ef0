import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/open';
import { type Launch, openPlayed } from '../../games/launches';
import { bet } from '../../games/schema';
import { formatAmount, parseAmount } from '../../money/amount';
import { notAmong } from '../../money/bounds';
import { amountOn, houseAccount, post } from '../../money/ledger';
import { passed } from '../../money/postings';
import { refuseWithBalance } from '../../money/refuseWithBalance';
import { refuseBeyondLimits, STAKED } from '../../saferPlay/refuseBeyondLimits';
import { refuseUnderCheck } from '../../saferPlay/refuseUnderCheck';
import type { Call, Services } from '../../services';
import { CURRENCY, HOUSE, PLAY_HOUSE } from '../../session/accounts';
import { lockAccount } from '../../wallet/lockAccount';
import { checkSession } from './checkSession';
import type { DemoGameKind } from './kinds';
import { launchOf } from './launchOf';
import { STAKES } from './stakes';

/** A call that bets in a demo game. Everything runs in its transaction: a round is booked completely or not at all. */
type Betting = Pick<
  Call<'playDemoRound' | 'buyDemoTicket' | 'playDemoTable' | 'placeDemoSlip'>,
  'db' | 'intent' | 'now' | 'header'
>;

/** What a round was decided to be: what it pays, and whatever its kind of game shows. */
interface Decided {
  /** In minor units. */
  win: bigint;
  /** Whether a win may still come, by a movement of its own. */
  isOpen?: boolean;
  /** The game, where the launch is of a lobby. */
  nodeId?: number;
}

/** What all kinds of rounds answer. */
export interface BookedRound {
  roundId: string;
  stake: string;
  win: string;
  balance: string;
  playedAt: string;
}

/**
 * Takes a stake and pays what `decide` says, as one movement of money. `decide` gets what is staked in all, in minor units, and runs
 * once the launch is known to be open; what it refuses is not booked.
 */
export async function bookRound<Outcome extends Decided>(
  services: Services,
  call: Betting,
  wanted: {
    kind: DemoGameKind;
    stake: string;
    /** How often the stake is taken; once where nothing is said. */
    times?: number;
    decide(stake: bigint, launched: Launch): Outcome | Promise<Outcome>;
  },
): Promise<{ booked: BookedRound; outcome: Outcome }> {
  const { db: tx, intent, now } = call;
  if (intent === null) throw new Error('A round needs an intent');
  const launched = await launchOf(tx, call, wanted.kind);
  const { sessionId, accountId } = launched;
  // Account, session, launch: the order of a break and of a new password, which end sessions with their games.
  if (accountId !== null) await lockAccount(tx, accountId);
  await checkSession(services, tx, sessionId);
  await openPlayed(tx, launched, now);
  if (!STAKES.includes(wanted.stake)) throw notAmong(STAKES, 'stake');
  const stake = parseAmount(wanted.stake) * BigInt(wanted.times ?? 1);
  const outcome = await wanted.decide(stake, launched);
  await refuseToStake(services, tx, { launched, stake, now });
  const player = launched.ledgerAccountId;
  const roundId = `rd-${randomBytes(8).toString('hex')}`;
  const house = await houseAccount(tx, {
    merchant: services.config.merchant,
    kind: launched.playMoney ? PLAY_HOUSE : HOUSE,
    currency: CURRENCY,
  });
  const movement = post(tx, {
    ...intent,
    kind: 'GAME_ROUND',
    reference: roundId,
    at: now,
    postings: [...passed(player, house, stake), ...passed(house, player, outcome.win)],
  });
  const txnId = await refuseWithBalance(tx, { account: player, field: 'stake' }, movement);
  const { win, isOpen, nodeId = launched.nodeId } = outcome;
  const round = { id: roundId, txnId, stake, payout: win, playedAt: now, isOpen, nodeId };
  await recordBet(tx, launched, round);
  return {
    outcome,
    booked: {
      roundId,
      stake: formatAmount(stake),
      win: formatAmount(outcome.win),
      balance: formatAmount(await amountOn(tx, player)),
      playedAt: now.toISOString(),
    },
  };
}

/** Play money counts against no limit, and is no session of play. */
async function refuseToStake(
  { policy, config }: Services,
  tx: Database,
  { launched, stake, now }: { launched: Launch; stake: bigint; now: Date },
): Promise<void> {
  const { accountId, sessionId } = launched;
  if (accountId === null) return;
  if (sessionId !== null) await refuseUnderCheck(tx, sessionId, { policy, now });
  await refuseBeyondLimits(
    tx,
    { accountId, now, offsetMinutes: config.utcOffsetMinutes },
    { kinds: STAKED, amount: stake, field: 'stake' },
  );
}

/** Rounds with play money are not saved. */
async function recordBet(
  tx: Database,
  { id: launchId, accountId, vassalage, gameType }: Launch,
  round: Omit<typeof bet.$inferInsert, 'launchId' | 'accountId' | 'vassalage' | 'gameType'>,
): Promise<void> {
  if (accountId === null) return;
  await tx.insert(bet).values({ ...round, launchId, accountId, vassalage, gameType });
}
