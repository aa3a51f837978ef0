import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { inLanguage, type Texts } from '../platform/texts';
import { type MessageTranslations, message } from './schema';

export type MessageKind = components['schemas']['MessageKind'];

/** Title and HTML of a message in the languages that the merchant writes in. */
export interface MessageText {
  title: Texts;
  content: Texts;
}

/** A message on its way to an inbox. */
export interface NewMessage {
  accountId: number;
  kind: MessageKind;
  text: MessageText;
  /** Page of the site that it leads to. */
  link?: string;
  sentAt: Date;
  readAt?: Date;
}

/** Puts messages into the inboxes of their accounts, on the caller's transaction. */
export async function sendMessages(tx: Database, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(message).values(
    messages.map(({ text: { title, content }, ...row }) => ({
      ...row,
      title: title.EN,
      content: content.EN,
      translations: translationsOf(title, content),
    })),
  );
}

/** Both in each language but English that one of them is written in. */
function translationsOf(title: Texts, content: Texts): MessageTranslations {
  const others = new Set([...Object.keys(title), ...Object.keys(content)]);
  others.delete('EN');
  return Object.fromEntries(
    [...others].map((code) => [code, [inLanguage(title, code), inLanguage(content, code)]]),
  );
}
