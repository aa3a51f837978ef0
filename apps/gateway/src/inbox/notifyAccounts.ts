import type { Database } from '../database/open';
import { formatAmount } from '../money/amount';
import { fillIn, mapTexts, type TextValues } from '../platform/texts';
import { CURRENCY_SYMBOL } from '../session/accounts';
import { EVENTS, type EventName } from './events';
import { type NewMessage, sendMessages } from './sendMessages';
import { TEXTS } from './texts';

const MINUTE_MS = 60_000;

/** Something that has just happened to an account. */
export interface AccountEvent {
  accountId: number;
  name: EventName;
  values?: TextValues;
}

/** Sends a message about each event to its account, in the transaction of the event (MC-05). */
export async function notifyAccounts(
  tx: Database,
  events: readonly AccountEvent[],
  at: Date,
): Promise<void> {
  await sendMessages(
    tx,
    events.map((event) => toMessage(event, at)),
  );
}

/** An amount in minor units, as messages write it. */
export const amountText = (amount: bigint): string =>
  `${CURRENCY_SYMBOL}\u00a0${formatAmount(amount)}`;

/** A moment by the merchant's clock, as messages write it in every language: 2026-03-14 15:11 UTC+05:45. */
export function momentText(moment: Date, offsetMinutes: number): string {
  const local = new Date(moment.getTime() + offsetMinutes * MINUTE_MS).toISOString();
  const size = new Date(Math.abs(offsetMinutes) * MINUTE_MS).toISOString().slice(11, 16);
  const offset = offsetMinutes === 0 ? '' : `${offsetMinutes < 0 ? '\u2212' : '+'}${size}`;
  return `${local.slice(0, 10)} ${local.slice(11, 16)} UTC${offset}`;
}

/** The message about an event. What people typed is escaped. */
export function toMessage(
  { accountId, name, values = {} }: AccountEvent,
  sentAt: Date,
): NewMessage {
  const { kind, link, isOffer } = EVENTS[name];
  const written = (key: `${EventName}.title` | `${EventName}.text`) =>
    mapTexts(TEXTS.texts(key, values), (text) => text.trim());
  return {
    accountId,
    kind,
    isOffer,
    text: {
      title: written(`${name}.title`),
      content: mapTexts(written(`${name}.text`), (text) => `<p>${escape(text)}</p>`),
    },
    link: fillIn(link, values, 'EN').trim(),
    sentAt,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
