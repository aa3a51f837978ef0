import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { walletOf } from '../money/ledger';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Session } from '../session/sessions';
import type { MarketPolicy } from './checkPolicy';
import { playedIn } from './playedIn';
import { answerCheck, type CheckState, checkOf, chooseCheck } from './realityCheck';

type RealityCheck = components['schemas']['RealityCheck'];
type PlaySession = components['schemas']['PlaySession'];

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
  const { db } = services;

  const playSessionOf = async (session: Session, now: Date): Promise<PlaySession> => {
    const { policy } = services;
    const { staked, won, net } = await playedIn(db, session, now);
    return {
      sessionId: session.id,
      now: now.toISOString(),
      startedAt: session.createdAt.toISOString(),
      staked: formatAmount(staked),
      won: formatAmount(won),
      net: formatAmount(net),
      balance: formatAmount((await walletOf(db, session.account.id)).amount),
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
