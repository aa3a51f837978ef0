import { and, desc, eq, max } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { gameResultOf } from '../money/results';
import { Refusal } from '../platform/refusal';
import { endGames, type Session } from '../session/sessions';
import { lockAccount } from '../wallet/lockAccount';
import type { MarketPolicy } from './checkPolicy';
import { addDuration } from './durations';
import { playedIn } from './playedIn';
import { realityCheckAnswer, realityCheckChoice } from './schema';

export type CheckAnswer = components['schemas']['RealityCheckAnswer']['answer'];
type Rules = MarketPolicy['realityCheck'];

/** The reality check of a session. */
export interface CheckState {
  /** What holds, a duration by ISO 8601; null for none. */
  interval: string | null;
  dueAt: Date | null;
}

interface WithAccount {
  account: { id: number };
}

/** Whose check, and when. */
interface At {
  policy: MarketPolicy;
  now: Date;
}

const isOffered = (interval: string | null, { intervals, isRequired }: Rules): boolean =>
  interval === null ? !isRequired : intervals.includes(interval);

type Choice = typeof realityCheckChoice.$inferSelect;

/** Every choice of an account, the newest one first. */
const choicesOf = (db: Database, accountId: number): Promise<Choice[]> =>
  db
    .select()
    .from(realityCheckChoice)
    .where(eq(realityCheckChoice.accountId, accountId))
    .orderBy(desc(realityCheckChoice.id));

/** The interval that holds by a choice. One that the policy no longer offers gives way to its standard. */
const intervalOf = (chosen: Choice | undefined, { realityCheck }: MarketPolicy): string | null =>
  chosen !== undefined && isOffered(chosen.interval, realityCheck)
    ? chosen.interval
    : realityCheck.standard;

/**
 * When the first check after a moment is due. Each interval counts from that moment, however often another one was
 * chosen since then; a check that was due before a choice stays due, so that no choice puts it off.
 */
function dueAfter(from: Date, choices: readonly Choice[], policy: MarketPolicy): Date | null {
  const since = choices.filter(({ chosenAt }) => chosenAt > from);
  // What held at first, and what was chosen since then, in the order of time.
  const held = choices.slice(0, since.length + 1).toReversed();
  const inForce = held.length > since.length ? held : [undefined, ...held];
  for (const [at, chosen] of inForce.entries()) {
    const interval = intervalOf(chosen, policy);
    const dueAt = interval === null ? null : addDuration(from, interval);
    const next = inForce[at + 1];
    if (next === undefined || (dueAt !== null && dueAt <= next.chosenAt)) return dueAt;
  }
  return null;
}

/** The reality check of a session: due an interval after its beginning, or after the last answer. */
export async function checkOf(
  db: Database,
  { id: sessionId, createdAt, account }: Pick<Session, 'id' | 'createdAt'> & WithAccount,
  policy: MarketPolicy,
): Promise<CheckState> {
  const choices = await choicesOf(db, account.id);
  const [last] = await db
    .select({ at: max(realityCheckAnswer.answeredAt) })
    .from(realityCheckAnswer)
    .where(eq(realityCheckAnswer.sessionId, sessionId));
  return {
    interval: intervalOf(choices[0], policy),
    dueAt: dueAfter(last?.at ?? createdAt, choices, policy),
  };
}

/** Chooses another interval, or none. */
export function chooseCheck(
  db: Database,
  session: Session,
  interval: string | null,
  { policy, now: chosenAt }: At,
): Promise<CheckState> {
  if (!isOffered(interval, policy.realityCheck)) throw new Refusal('FEATURE_OFF');
  const { id: accountId } = session.account;
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [newest] = await choicesOf(tx, accountId);
    // Kept where it is the policy's standard as well: another policy does not change what was chosen.
    if (newest === undefined || newest.interval !== interval)
      await tx.insert(realityCheckChoice).values({ accountId, interval, chosenAt });
    return checkOf(tx, session, policy);
  });
}

/** An answer of the member. */
interface Answered {
  /** Names the check. */
  dueAt: Date;
  /** The moment of the figures that were shown. */
  shownAt: Date;
  answer: CheckAnswer;
}

/**
 * Keeps the answer to a check that is due. One that was answered before, as in another tab, stays as it is. To stop ends the
 * games of the session, in all its tabs.
 */
export function answerCheck(
  db: Database,
  session: Session,
  { dueAt, shownAt, answer }: Answered,
  { policy, now }: At,
): Promise<void> {
  const { id: sessionId, createdAt: startedAt, account } = session;
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (answer === 'STOP') await endGames(tx, [session], now.getTime());
    const { dueAt: due } = await checkOf(tx, session, policy);
    const isDue = due !== null && due.getTime() === dueAt.getTime() && due <= shownAt;
    if (!isDue || shownAt > now) {
      const check = { sessionId, dueAt };
      if (await isAnswered(tx, check)) return;
      throw new Refusal('STATE_CONFLICT');
    }
    // Bets are not changed afterwards, so this is what was shown then; what a browser says would be no record.
    const played = await playedIn(tx, session, shownAt);
    await tx.insert(realityCheckAnswer).values({
      accountId: account.id,
      ...{
        sessionId,
        dueAt,
        answer,
        startedAt,
        shownAt,
        ...played,
        gameResult: gameResultOf(played),
      },
      answeredAt: now,
    });
  });
}

async function isAnswered(
  tx: Database,
  { sessionId, dueAt }: { sessionId: string; dueAt: Date },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: realityCheckAnswer.id })
    .from(realityCheckAnswer)
    .where(and(eq(realityCheckAnswer.sessionId, sessionId), eq(realityCheckAnswer.dueAt, dueAt)));
  return found !== undefined;
}
