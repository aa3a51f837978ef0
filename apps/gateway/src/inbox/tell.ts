import type { Database } from '../database/open';
import { formatAmount } from '../money/amount';
import { CURRENCY_SYMBOL } from '../session/accounts';
import { EVENT_TEXTS, type EventName, type EventText } from './eventTexts';
import { type NewMessage, sendMessages } from './sendMessages';

const LANGUAGES = ['EN', 'CN', 'ID'] as const;
type LanguageCode = (typeof LANGUAGES)[number];

/** What stands in a place of a text: the same in all languages, or one for each. */
export type EventValue = string | Readonly<Record<LanguageCode, string>>;
export type EventValues = Readonly<Record<string, EventValue>>;

/** Something that has just happened to an account. */
export interface AccountEvent {
  accountId: number;
  name: EventName;
  values?: EventValues;
}

/** Puts a message about each event into the inbox of its account, on the transaction in which it happens (MC-05). */
export async function tell(tx: Database, events: readonly AccountEvent[], at: Date): Promise<void> {
  await sendMessages(
    tx,
    events.map((event) => toMessage(event, at)),
  );
}

/** An amount in minor units as messages write it. */
export const amountText = (amount: bigint): string =>
  `${CURRENCY_SYMBOL}\u00a0${formatAmount(amount)}`;

/** The message about an event; what people typed is text in it, never markup. */
export function toMessage(
  { accountId, name, values = {} }: AccountEvent,
  sentAt: Date,
): NewMessage {
  const said: EventText = EVENT_TEXTS[name];
  const written = (code: LanguageCode) => {
    const [title, text] = said[code];
    return [fill(title, values, code), `<p>${escape(fill(text, values, code))}</p>`] as const;
  };
  const [EN, CN, ID] = [written('EN'), written('CN'), written('ID')];
  return {
    accountId,
    kind: said.kind,
    text: { EN, CN, ID },
    link: fill(said.link, values, 'EN'),
    sentAt,
  };
}

function fill(text: string, values: EventValues, code: LanguageCode): string {
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? value : value[code];
    })
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
