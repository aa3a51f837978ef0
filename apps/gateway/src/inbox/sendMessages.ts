import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { message } from './schema';

export type MessageKind = components['schemas']['MessageKind'];

/** Title and HTML of a message in the languages that the merchant writes in. */
export interface MessageText {
  EN: readonly [title: string, content: string];
  CN: readonly [title: string, content: string];
  ID: readonly [title: string, content: string];
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
    messages.map(({ text: { EN, ...translations }, ...row }) => ({
      ...row,
      title: EN[0],
      content: EN[1],
      translations,
    })),
  );
}
