import { readStored, writeStored } from '../storage/registry';

/** A call that was sent and whose outcome is not known yet. */
interface PendingIntent {
  key: string;
  /** Id of the account that sent it. Other accounts do not see it. */
  owner: string;
}

type PendingIntents = Record<string, PendingIntent>;

const KEY = /^[\da-f-]{36}$/;

function parse(text: string): PendingIntents | null {
  const value = JSON.parse(text) as unknown;
  if (typeof value !== 'object' || value === null) return null;
  const rows = Object.entries(value as Record<string, Partial<PendingIntent> | null>);
  const isValid = rows.every(
    ([, row]) => KEY.test(row?.key ?? '') && typeof row?.owner === 'string',
  );
  return isValid ? (value as PendingIntents) : null;
}

const readAll = (): PendingIntents => readStored('intents', parse) ?? {};

/** The key of an account's open call, which survives reloads and a new login; null without one. */
export function readPendingIntent(name: string, owner: string): string | null {
  const row = readAll()[name];
  return row?.owner === owner ? row.key : null;
}

/** Persists the key of an open call; null removes it. */
export function savePendingIntent(name: string, owner: string, key: string | null): void {
  const { [name]: _, ...others } = readAll();
  const all = key === null ? others : { ...others, [name]: { key, owner } };
  writeStored('intents', Object.keys(all).length === 0 ? null : JSON.stringify(all));
}
