import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { lockAccount } from '../wallet/lockAccount';
import type { MarketPolicy } from './checkPolicy';
import { addDuration } from './durations';
import { begunEvent, notifyOfPause } from './notifyOfPause';
import type { PlayPauseKind } from './pauseKind';
import { isInForce, LONGEST_FIRST, type PlayPause } from './pausesInForce';
import { playPause } from './schema';

type WirePause = components['schemas']['PlayPause'];
type Choice = components['schemas']['PlayPauseChoice'];
type Length = Pick<PlayPause, 'playableFrom' | 'endsAt'>;

/** What a member wants. */
export interface PauseWish {
  kind: PlayPauseKind;
  duration: string;
}

/** A break adds nothing to its time. */
const NO_COOLING_OFF = 'PT0S';

/** The breaks and exclusions that an account is on, the one that holds longest first. */
const pausesOf = (db: Database, accountId: number, now: Date): Promise<PlayPause[]> =>
  db
    .select()
    .from(playPause)
    .where(and(eq(playPause.accountId, accountId), isInForce(now)))
    .orderBy(...LONGEST_FIRST);

async function currentPause(db: Database, accountId: number, now: Date): Promise<PlayPause | null> {
  const [current] = await pausesOf(db, accountId, now);
  return current ?? null;
}

/** Refuses what an account may not do during a break or an exclusion. The account has to be locked. */
export async function refuseWhilePaused(tx: Database, accountId: number, now: Date): Promise<void> {
  const current = await currentPause(tx, accountId, now);
  if (current !== null) throw paused(current, now);
}

/** The refusal that says until when. */
export const paused = (current: PlayPause, now: Date): Refusal =>
  new Refusal('PLAY_PAUSED', { value: { playPause: toWirePause(current, now) } });

const offeredBy = ({ breaks, exclusion }: MarketPolicy, kind: PlayPauseKind): readonly string[] =>
  kind === 'BREAK' ? breaks.durations : exclusion.durations;

/** What holds already, and when something else would begin. */
interface Moment {
  current: PlayPause | null;
  now: Date;
}

/**
 * What the policy makes of a break or exclusion that begins now. Where an end has to be asked for it has to be for
 * the exclusion that follows as well, so that it can follow.
 */
function begunNow(
  { kind, duration }: PauseWish,
  { exclusion, marketing }: MarketPolicy,
  { current, now }: Moment,
) {
  const isAsked = exclusion.end === 'ON_REQUEST' || current?.playableFrom === null;
  const endsAt = addDuration(now, duration);
  const coolingOff = kind === 'BREAK' ? NO_COOLING_OFF : exclusion.coolingOff;
  const isAskedFor = kind === 'EXCLUSION' && isAsked;
  const hasOffers = kind === 'BREAK' && marketing.duringBreak;
  return {
    endsAt,
    coolingOff,
    hasOffers,
    playableFrom: isAskedFor ? null : addDuration(endsAt, coolingOff),
  };
}

function isLonger(a: Length, b: Length): boolean {
  const [from, to] = [a, b].map(({ playableFrom }) => playableFrom?.getTime() ?? Infinity);
  return from === to ? a.endsAt > b.endsAt : (from ?? 0) > (to ?? 0);
}

/** What can be chosen now: what the policy offers and does not end before what holds already. */
export function choicesOf(policy: MarketPolicy, kind: PlayPauseKind, at: Moment): Choice[] {
  const { current } = at;
  return offeredBy(policy, kind)
    .map((duration) => ({ duration, begun: begunNow({ kind, duration }, policy, at) }))
    .filter(({ begun }) => current === null || isLonger(begun, current))
    .map(({ duration, begun }) => ({ duration, endsAt: begun.endsAt.toISOString() }));
}

/** Begins a break or an exclusion, and ends every session of the account with its games (SP-07). */
export function startPause(
  { db, sessions, policy, config }: Pick<Services, 'db' | 'sessions' | 'policy' | 'config'>,
  accountId: number,
  wish: PauseWish,
  now: Date,
): Promise<PlayPause> {
  if (!offeredBy(policy, wish.kind).includes(wish.duration)) throw new Refusal('FEATURE_OFF');
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const current = await currentPause(tx, accountId, now);
    const begun = begunNow(wish, policy, { current, now });
    if (current !== null && !isLonger(begun, current)) throw new Refusal('STATE_CONFLICT');
    const [started] = await tx
      .insert(playPause)
      .values({ ...wish, ...begun, accountId, startedAt: now })
      .returning();
    if (started === undefined) throw new Error('The break was not written');
    await sessions.closeAll(tx, accountId);
    await notifyOfPause(tx, begunEvent(started), { pause: started, at: now, config });
    return started;
  });
}

/**
 * Asks for the end of an exclusion whose time is over; from then on its cooling-off runs (SP-07). Asked again, it answers
 * what holds.
 */
export function requestEnd(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: number,
  reason: string,
  now: Date,
): Promise<PlayPause> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const held = await pausesOf(tx, accountId, now);
    const [current] = held;
    const isRequested = held.some(({ endRequestedAt }) => endRequestedAt !== null);
    if (current === undefined) throw new Refusal('STATE_CONFLICT');
    if (!canRequestEnd(current, now)) {
      if (isRequested) return current;
      throw new Refusal('STATE_CONFLICT');
    }
    // Those before it that wait as well, each with its own cooling-off.
    for (const { id, coolingOff } of held.filter((pause) => canRequestEnd(pause, now)))
      await tx
        .update(playPause)
        .set({
          playableFrom: addDuration(now, coolingOff),
          endRequestedAt: now,
          endReason: reason.trim(),
        })
        .where(eq(playPause.id, id));
    const ending = await currentPause(tx, accountId, now);
    if (ending === null) throw new Error('The exclusion ended without its cooling-off');
    await notifyOfPause(tx, 'exclusionEndAsked', { pause: ending, at: now, config });
    return ending;
  });
}

const canRequestEnd = ({ playableFrom, endsAt }: Length, now: Date): boolean =>
  playableFrom === null && endsAt <= now;

/** A break or exclusion as the contract writes it. */
export const toWirePause = (row: PlayPause, now: Date): WirePause => ({
  kind: row.kind,
  startedAt: row.startedAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  canRequestEnd: canRequestEnd(row, now),
  playableFrom: row.playableFrom?.toISOString() ?? null,
});
