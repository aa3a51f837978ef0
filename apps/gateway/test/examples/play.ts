import { eq } from 'drizzle-orm';
import type { components } from '../../src/generated/contract';
import { realityCheckAnswer } from '../../src/saferPlay/schema';
import { session } from '../../src/session/schema';
import type { Examples } from './examples';

/** Example calls about the session of play. */
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
        staked: 0n,
        won: 0n,
        net: 0n,
      })
      .onConflictDoNothing();
    return { body: { dueAt, shownAt: dueAt, answer: 'GO_ON' } };
  },
};
