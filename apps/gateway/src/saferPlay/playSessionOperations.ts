import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { walletOf } from '../money/ledger';
import { gameResultOf } from '../money/results';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Session } from '../session/sessions';
import type { MarketPolicy } from './checkPolicy';
import { playedIn } from './playedIn';
import { answerCheck, type CheckState, checkOf, chooseCheck } from './realityCheck';
import { leastLeft } from './refuseBeyondLimits';

type RealityCheck = components['schemas']['RealityCheck'];
type PlaySession = components['schemas']['PlaySession'];
type TimeLimit = components['schemas']['TimeLimit'];

const toWire = (
  { interval, dueAt }: CheckState,
  { realityCheck: { intervals, isRequired } }: MarketPolicy,
  now: Date,
): RealityCheck => ({
  interval,
  intervals,
  isRequired,
  dueAt: dueAt?.toISOString() ?? null,
  isDue: dueAt !== null && dueAt <= now,
});

/** What stands above a game: the session of play and its reality check (SP-05, SP-06). */
export function playSessionOperations(services: Services) {
  const { config, db } = services;

  const timeLimitOf = async (session: Session, now: Date): Promise<TimeLimit | null> => {
    const query = {
      accountId: session.account.id,
      sessionId: session.id,
      now,
      offsetMinutes: config.utcOffsetMinutes,
    };
    const least = await leastLeft(db, query, ['SESSION_TIME']);
    return least === undefined
      ? null
      : {
          period: least.limit.period,
          minutesLeft: Number(least.left),
          freeAt: least.usage.freeAt?.toISOString() ?? null,
        };
  };

  const playSessionOf = async (session: Session, now: Date): Promise<PlaySession> => {
    const { policy } = services;
    const played = await playedIn(db, session, now);
    return {
      sessionId: session.id,
      now: now.toISOString(),
      startedAt: session.createdAt.toISOString(),
      stake: formatAmount(played.stake),
      win: formatAmount(played.payout),
      gameResult: formatAmount(gameResultOf(played)),
      balance: formatAmount((await walletOf(db, session.account.id)).amount),
      timeLimit: await timeLimitOf(session, now),
      realityCheck: toWire(await checkOf(db, session, policy), policy, now),
    };
  };

  return {
    getPlaySession: (call) => playSessionOf(loggedIn(call), call.now),

    async setRealityCheck(call) {
      const { policy } = services;
      const at = { policy, now: call.now };
      const check = await chooseCheck(db, loggedIn(call), call.body.interval, at);
      return toWire(check, policy, call.now);
    },

    async answerRealityCheck(call) {
      const session = loggedIn(call);
      const { dueAt, shownAt, answer } = call.body;
      const answered = { dueAt: new Date(dueAt), shownAt: new Date(shownAt), answer };
      await answerCheck(db, session, answered, { policy: services.policy, now: call.now });
      return playSessionOf(session, call.now);
    },
  } satisfies Handlers;
}
