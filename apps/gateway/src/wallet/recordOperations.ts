import type { Catalogue } from '../games/catalogue';
import { settledAtOf } from '../games/settledAtOf';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { gameResultOf, playersResultOf } from '../money/results';
import { spanUntil, startOfDay } from '../platform/days';
import { pageOf, toPage } from '../platform/paging';
import { inLanguage } from '../platform/texts';
import type { Handlers, Services } from '../services';
import { CURRENCY } from '../session/accounts';
import { loggedIn } from '../session/loggedIn';
import { type Bet, listBets } from './bets';
import { formatRate } from './exchangeRates';
import { outcomeOf } from './intentOutcome';
import { methodName } from './methodName';
import { type ProfitSums, profitByDay, profitByGameType, profitOver } from './profit';
import { historySpan } from './span';
import { listTransactions, typeOf, type WalletChange } from './transactions';
import { describeTransaction } from './transactionTexts';

/** Histories and reports of the caller's own money. */
export function recordOperations({ config, content, db, catalogue }: Services) {
  const { utcOffsetMinutes } = config;
  return {
    async getMemberTransactions(call) {
      const { query, now, language } = call;
      const span = spanUntil(historySpan(query, now, utcOffsetMinutes), call.until);
      const filter = { span, type: query.type };
      const { rows, total } = await listTransactions(db, loggedIn(call).account.id, filter, query);
      return toPage(
        rows.map((row) => changeOnWire(row, { content, catalogue, language })),
        total,
        query,
      );
    },

    async getBettingRecords(call) {
      const { query, now } = call;
      const { gameType, vassalage, state } = query;
      const span = spanUntil(historySpan(query, now, utcOffsetMinutes), call.until);
      const isOpen = state === undefined ? undefined : state === 'OPEN';
      // None is ever given back.
      const among = state === 'CANCELLED' ? { ...span, to: span.from } : span;
      const betFilter = { span: among, gameType, vassalage, isOpen };
      const { rows, sums } = await listBets(db, loggedIn(call).account.id, betFilter, query);
      const page = toPage(
        rows.map((row) => betOnWire(row, catalogue)),
        sums.count,
        query,
      );
      const totals = {
        betCount: sums.count,
        stake: formatAmount(sums.stake),
        validStake: formatAmount(sums.stake),
        win: formatAmount(sums.payout),
        profit: formatAmount(gameResultOf(sums)),
      };
      return { ...page, totals };
    },

    async getProfitAndLoss(call) {
      const { query, now } = call;
      const profitQuery = {
        ownerId: loggedIn(call).account.id,
        span: historySpan(query, now, utcOffsetMinutes),
        offsetMinutes: utcOffsetMinutes,
      };
      const isByType = query.groupBy === 'GAME_TYPE';
      const groups = isByType
        ? await profitByGameType(db, profitQuery)
        : await profitByDay(db, profitQuery);
      const rows = groups.map(({ name, ...sums }) => ({
        day: isByType ? null : name,
        gameType: isByType ? name : null,
        ...profitOnWire(sums),
      }));
      const total = {
        day: null,
        gameType: null,
        ...profitOnWire(await profitOver(db, profitQuery)),
      };
      return { ...pageOf(rows, query), total };
    },

    getExchangeRates: ({ now, language }) => ({
      baseCurrency: CURRENCY,
      asOf: startOfDay(now, utcOffsetMinutes).toISOString(),
      rates: content.exchangeRates.map(({ currency, name, buy, sell }) => ({
        currency,
        displayName: inLanguage(name, language),
        buyRate: formatRate(buy),
        sellRate: formatRate(sell),
      })),
    }),

    async getIntentOutcome(call) {
      const key = call.query.key.toLowerCase();
      const scope = `account:${loggedIn(call).account.id}`;
      const { finishedAt, ...found } = await outcomeOf(db, { scope, key });
      return {
        ...found,
        key,
        errorCode: null,
        message: null,
        finishedAt: finishedAt?.toISOString() ?? null,
      };
    },
  } satisfies Handlers;
}

/** Sources of names and texts. */
interface Reader extends Pick<Services, 'content' | 'catalogue'> {
  language: string;
}

function changeOnWire(
  row: WalletChange,
  reader: Reader,
): components['schemas']['MemberTransaction'] {
  const { id, kind, amount, balanceAfter, reference, at } = row;
  const type = typeOf(kind, amount);
  const about = aboutOf(row, reader);
  return {
    transactionId: `tx-${id}`,
    type,
    amount: formatAmount(amount),
    balanceBefore: formatAmount(balanceAfter - amount),
    balanceAfter: formatAmount(balanceAfter),
    reference,
    description: describeTransaction({ type, kind, about }, reader.language),
    occurredAt: at.toISOString(),
  };
}

/** What a change was about: the method, the game or the other side. */
function aboutOf(row: WalletChange, { content, catalogue, language }: Reader): string | null {
  if (row.methodId !== null) return inLanguage(methodName(content.desk, row.methodId), language);
  if (row.vassalage !== null) return gameName(row.nodeId, row.vassalage, catalogue);
  return row.amount > 0n ? row.fromName : row.toName;
}

/** The name of a game, or of its vendor when it is gone. */
function gameName(nodeId: number | null, vassalage: string, catalogue: Catalogue): string {
  const game = nodeId === null ? undefined : catalogue.game(nodeId);
  return game?.displayName ?? catalogue.vendor(vassalage)?.displayName ?? vassalage;
}

function betOnWire(row: Bet, catalogue: Catalogue): components['schemas']['BettingRecord'] {
  const isKnown = row.nodeId !== null && catalogue.game(row.nodeId) !== undefined;
  const playedAt = row.playedAt.toISOString();
  return {
    betId: row.id,
    roundId: row.id,
    nodeId: isKnown ? row.nodeId : null,
    gameName: gameName(row.nodeId, row.vassalage, catalogue),
    vassalage: row.vassalage,
    gameType: row.gameType,
    stake: formatAmount(row.stake),
    win: formatAmount(row.payout),
    profit: formatAmount(gameResultOf(row)),
    state: row.isOpen ? 'OPEN' : 'SETTLED',
    placedAt: playedAt,
    settledAt: settledAtOf(row)?.toISOString() ?? null,
  };
}

const profitOnWire = (sums: ProfitSums) => ({
  deposit: formatAmount(sums.deposits),
  withdrawal: formatAmount(sums.withdrawals),
  stake: formatAmount(sums.stake),
  win: formatAmount(sums.payout),
  rebate: formatAmount(sums.rebate),
  bonus: formatAmount(sums.bonus),
  profit: formatAmount(playersResultOf(sums)),
});
