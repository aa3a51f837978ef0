import { findContract, isSideOf, type KnownContract } from '../contracts/contracts';
import { readWholeHistory } from '../contracts/history';
import { toWireTier } from '../contracts/tiers';
import { versionsAround } from '../contracts/versions';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { readTexts } from '../platform/textBook';
import { inLanguage, type Texts } from '../platform/texts';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { NAMES } from './columnNames';
import type en from './contractTexts/en.json';
import { type Sheet, writeBatch } from './sheet';

type Schemas = components['schemas'];

/** Names of columns and events that no other file has. */
const TEXTS = readTexts<keyof typeof en>(new URL('./contractTexts/', import.meta.url));
const COLUMNS = TEXTS.group('column');
const EVENTS = TEXTS.group('event');
/** What each event of the history is called, by what was requested. */
const NAMED: Readonly<Partial<Record<string, Texts>>> = EVENTS;

/** One line: something that happened, and one step of the terms that it is about. */
interface HistoryRow {
  at: string;
  event: Texts;
  account: string;
  note: string;
  step: number | null;
  tier: Schemas['ContractTier'] | null;
}

const HISTORY: Sheet<HistoryRow, null> = {
  columns: [
    { name: NAMES.time, cell: (row) => row.at },
    { name: COLUMNS.event, cell: (row, language) => inLanguage(row.event, language) },
    { name: NAMES.account, cell: (row) => row.account },
    { name: NAMES.remark, cell: (row) => row.note },
    { name: COLUMNS.step, cell: (row) => row.step },
    { name: NAMES.active, cell: (row) => row.tier?.activeMembers ?? null },
    { name: NAMES.validBets, cell: (row) => row.tier?.periodBet ?? null },
    { name: NAMES.gameResult, cell: (row) => row.tier?.periodProfitLoss ?? null },
    { name: NAMES.rate, cell: (row) => row.tier && formatAmount(BigInt(row.tier.rate)) },
    { name: COLUMNS.fixedSum, cell: (row) => row.tier?.amount ?? null },
  ],
};

/** The history of a contract as a file (AG-06). */
export function contractHistoryFile({ db }: Services) {
  return {
    async exportContractHistory(call) {
      const { account } = loggedIn(call);
      const found = await findContract(db, call.query.contractId, isSideOf(account.id));
      const { before } = await versionsAround(db, found);
      const events = await readWholeHistory(db, found);
      const content = [
        ...(before === undefined ? [] : termsBefore(before)),
        ...events.flatMap((event) => rowsOf(event, found)),
      ];
      const page = {
        content,
        pageNum: 1,
        totalPages: 1,
        totalElements: content.length,
        pageSize: content.length,
      };
      const batch = { pageNo: 1, after: null, until: call.now };
      return writeBatch(HISTORY, page, null, { batch, language: call.language });
    },
  } satisfies Handlers;
}

/** The terms that a contract took the place of, one line for each step. */
function termsBefore(before: KnownContract): HistoryRow[] {
  const at = (before.startsAt ?? before.offeredAt).toISOString();
  return stepsOf(before, { at, event: EVENTS.before, account: before.offererName, note: '' });
}

/** The terms are those of the offer; they do not change until the contract ends. */
function rowsOf(event: Schemas['ContractEvent'], found: KnownContract): HistoryRow[] {
  const { type, byAccount, requestType, note, at } = event;
  const named = NAMED[`${requestType}.${type}`] ?? EVENTS['new.terminated'];
  const head = {
    at,
    event: byAccount === null ? EVENTS.another : named,
    account: byAccount ?? '',
    note: note ?? '',
  };
  return type === 'offered' ? stepsOf(found, head) : [{ ...head, step: null, tier: null }];
}

const stepsOf = ({ tiers }: KnownContract, head: Omit<HistoryRow, 'step' | 'tier'>): HistoryRow[] =>
  tiers.map((tier, at) => ({ ...head, step: at + 1, tier: toWireTier(tier) }));
