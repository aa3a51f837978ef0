import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { isInForce } from '../saferPlay/pausesInForce';
import { playPause } from '../saferPlay/schema';
import type { MessageKind } from './kinds';

interface Row {
  accountId: number;
  kind: MessageKind;
  sentAt: Date;
}

const isOffer = ({ kind }: Row): boolean => kind === 'PROMOTION';

/** The messages without offers to members who are on a break from play or excluded (SP-07). */
export async function withoutOffers<Message extends Row>(
  tx: Database,
  messages: readonly Message[],
): Promise<Message[]> {
  const [first] = messages.filter(isOffer);
  if (first === undefined) return [...messages];
  const accountIds = [...new Set(messages.filter(isOffer).map(({ accountId }) => accountId))];
  const rows = await tx
    .selectDistinct({ accountId: playPause.accountId })
    .from(playPause)
    .where(
      and(
        inArray(playPause.accountId, accountIds),
        eq(playPause.hasOffers, false),
        isInForce(first.sentAt),
      ),
    );
  const paused = new Set(rows.map(({ accountId }) => accountId));
  return messages.filter((message) => !isOffer(message) || !paused.has(message.accountId));
}
