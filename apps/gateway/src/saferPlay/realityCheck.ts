import { and, desc, eq, max } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';
import type { Session } from '../session/sessions';
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

/** Whose check, and when. */
interface At {
  policy: MarketPolicy;
  now: Date;
}

const isOffered = (interval: string | null, { intervals, isRequired }: Rules): boolean =>
  interval === null ? !isRequired : intervals.includes(interval);

/** The interval that holds. A choice that the policy no longer offers gives way to its standard. */
async function intervalOf(
  db: Database,
  accountId: number,
  { realityCheck }: MarketPolicy,
): Promise<string | null> {
  const [chosen] = await db
    .select({ interval: realityCheckChoice.interval })
    .from(realityCheckChoice)
    .where(eq(realityCheckChoice.accountId, accountId))
    .orderBy(desc(realityCheckChoice.id))
    .limit(1);
  return chosen !== undefined && isOffered(chosen.interval, realityCheck)
    ? chosen.interval
    : realityCheck.standard;
}

/**
 * The reality check of a session: due an interval after its beginning, or after the last answer. A choice moves no
 * beginning, so that nobody puts a check off by choosing again.
 */
export async function checkOf(
  db: Database,
  { id: sessionId, createdAt, account }: Session,
  policy: MarketPolicy,
): Promise<CheckState> {
  const interval = await intervalOf(db, account.id, policy);
  if (interval === null) return { interval, dueAt: null };
  const [last] = await db
    .select({ at: max(realityCheckAnswer.answeredAt) })
    .from(realityCheckAnswer)
    .where(eq(realityCheckAnswer.sessionId, sessionId));
  return { interval, dueAt: addDuration(last?.at ?? createdAt, interval) };
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
    if ((await intervalOf(tx, accountId, policy)) !== interval)
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

/** Keeps the answer to a check that is due. One that was answered before, as in another tab, stays as it is. */
export function answerCheck(
  db: Database,
  session: Session,
  { dueAt, shownAt, answer }: Answered,
  { policy, now }: At,
): Promise<void> {
  const { id: sessionId, createdAt: startedAt, account } = session;
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
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
      ...{ sessionId, dueAt, answer, startedAt, shownAt, ...played },
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
