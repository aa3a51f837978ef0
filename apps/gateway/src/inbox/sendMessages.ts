import type { Database } from '../database/open';
import { inLanguage, type Texts } from '../platform/texts';
import { type MessageKind, withoutMuted } from './kinds';
import { type MessageTranslations, message } from './schema';
import { withoutOffers } from './withoutOffers';

/** Title and HTML of a message in the merchant's languages. */
export interface MessageText {
  title: Texts;
  content: Texts;
}

/** A message to send. */
export interface NewMessage {
  accountId: number;
  kind: MessageKind;
  /** Whether it invites to play; by default what is of the kind PROMOTION does. */
  isOffer?: boolean;
  text: MessageText;
  /** The page of the site that it links to. */
  link?: string;
  sentAt: Date;
  readAt?: Date;
}

/**
 * Adds messages to the inboxes of their accounts, in the caller's transaction. Who has muted a kind gets none of it, and
 * who is on a break or excluded no offers (SP-07).
 */
export async function sendMessages(tx: Database, messages: readonly NewMessage[]): Promise<void> {
  const wanted = await withoutMuted(tx, await withoutOffers(tx, messages));
  if (wanted.length === 0) return;
  await tx.insert(message).values(
    wanted.map(({ text: { title, content }, isOffer: _, ...row }) => ({
      ...row,
      title: title.EN,
      content: content.EN,
      translations: translationsOf(title, content),
    })),
  );
}

/** Title and content in each language but English that at least one of them has. */
function translationsOf(title: Texts, content: Texts): MessageTranslations {
  const others = new Set([...Object.keys(title), ...Object.keys(content)]);
  others.delete('EN');
  return Object.fromEntries(
    [...others].map((code) => [code, [inLanguage(title, code), inLanguage(content, code)]]),
  );
}
