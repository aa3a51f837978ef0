import type { Database } from '../database/open';
import type { EventName } from '../inbox/events';
import { notifyAccounts } from '../inbox/notifyAccounts';
import type { Texts } from '../platform/texts';
import type { KnownContract } from './contracts';
import type { ContractKind } from './kinds';
import { TEXTS } from './texts';

/** The kinds of contract in words. */
export const KIND_TEXTS: Readonly<Record<ContractKind, Texts>> = TEXTS.group('kind');

/** Where an agent sees what was offered. */
export const PAGES: Readonly<Record<ContractKind, string>> = {
  dividend: '/?agent=agentDividendRecordCopy2',
  daily: '/?agent=agentDailyWages2',
  hourly: '/?agent=agentHourSalary',
  realtime: '/?agent=agentRealtimeSalary',
};

type Sides = Pick<
  KnownContract,
  'kind' | 'offererId' | 'offererName' | 'offereeId' | 'offereeName'
>;

/** Tells whom a contract was offered to what the other side did (AC-07). */
export async function notifyOfferee(
  tx: Database,
  { kind, offereeId, offererName: account }: Sides,
  name: EventName,
  at: Date,
): Promise<void> {
  const values = { account, contract: KIND_TEXTS[kind] };
  await notifyAccounts(tx, [{ accountId: offereeId, name, values }], at);
}

/** Tells who offered a contract what the other side did; the house has no inbox. */
export async function notifyOfferer(
  tx: Database,
  { kind, offererId, offereeName: account }: Sides,
  name: EventName,
  at: Date,
): Promise<void> {
  if (offererId === null) return;
  const values = { account, contract: KIND_TEXTS[kind], page: PAGES[kind] };
  await notifyAccounts(tx, [{ accountId: offererId, name, values }], at);
}
