import { eq } from 'drizzle-orm';
import type { components } from '../../src/generated/contract';
import { hashToken } from '../../src/platform/tokens';
import { playPause, realityCheckAnswer } from '../../src/saferPlay/schema';
import { session } from '../../src/session/schema';
import type { Examples } from './examples';

const HOUR_MS = 3_600_000;

/** Example calls about the session of play, and about breaks from it. */
export const playExamples: Examples = {
  // One that another tab has answered: the clock of all examples does not move until one is due.
  async answerRealityCheck(gateway, token) {
    if (token === null) return {};
    const { value } = await gateway.call('GET', '/wps/saferPlay/playSession', { token });
    const state = value as components['schemas']['PlaySession'] | null;
    if (state === null) return {};
    const { sessionId, now: dueAt } = state;
    const [open] = await gateway.db.select().from(session).where(eq(session.id, sessionId));
    if (open === undefined) return {};
    const at = new Date(dueAt);
    await gateway.db
      .insert(realityCheckAnswer)
      .values({
        accountId: open.accountId,
        sessionId,
        dueAt: at,
        answer: 'GO_ON',
        answeredAt: at,
        startedAt: open.createdAt,
        shownAt: at,
        stake: 0n,
        payout: 0n,
        gameResult: 0n,
      })
      .onConflictDoNothing();
    return { body: { dueAt, shownAt: dueAt, answer: 'GO_ON' } };
  },

  // One whose time is over already.
  async requestExclusionEnd(gateway, token) {
    if (token === null) return {};
    const isOwn = eq(session.tokenHash, hashToken(token));
    const [open] = await gateway.db.select().from(session).where(isOwn);
    if (open === undefined) return {};
    await gateway.db.insert(playPause).values({
      accountId: open.accountId,
      kind: 'EXCLUSION',
      duration: 'PT1H',
      startedAt: new Date(gateway.now() - 2 * HOUR_MS),
      endsAt: new Date(gateway.now() - HOUR_MS),
      coolingOff: 'P1D',
      hasOffers: false,
    });
    return {};
  },
};
