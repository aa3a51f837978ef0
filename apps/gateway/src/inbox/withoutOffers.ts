import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { mayHaveOffers } from '../saferPlay/mayHaveOffers';
import { account } from '../session/schema';
import type { MessageKind } from './kinds';

interface Row {
  accountId: number;
  kind: MessageKind;
  isOffer?: boolean;
  sentAt: Date;
}

const isOffer = (message: Row): boolean => message.isOffer ?? message.kind === 'PROMOTION';

/** The messages without offers to members who are on a break from play or excluded when they are sent (SP-07). */
export async function withoutOffers<Message extends Row>(
  tx: Database,
  messages: readonly Message[],
): Promise<Message[]> {
  const offers = messages.filter(isOffer);
  const refused = new Set<Message>();
  for (const at of new Set(offers.map(({ sentAt }) => sentAt.getTime()))) {
    const sent = offers.filter(({ sentAt }) => sentAt.getTime() === at);
    const open = await openToOffers(tx, sent, new Date(at));
    for (const message of sent) if (!open.has(message.accountId)) refused.add(message);
  }
  return messages.filter((message) => !refused.has(message));
}

async function openToOffers(
  tx: Database,
  messages: readonly Row[],
  at: Date,
): Promise<Set<number>> {
  const ids = [...new Set(messages.map(({ accountId }) => accountId))];
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, ids), mayHaveOffers(tx, account.id, at)));
  return new Set(rows.map(({ id }) => id));
}
