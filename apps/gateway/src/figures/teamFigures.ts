import { eq } from 'drizzle-orm';
import { isAnyWalletOfAccount } from '../agent/memberFacts';
import { movementSums, teamMovementSums } from '../agent/movements';
import type { components } from '../generated/contract';
import { GAME_RESULT, PLAYERS_RESULT } from '../money/results';
import { balance, ledgerAccount } from '../money/schema';
import { account } from '../session/schema';
import { AT_VENDOR } from '../wallet/vendorWallets';
import { type Asked, recordsOf } from './asked';
import { additive, composed, type Figure } from './figure';
import type { FigureName, Lead, Part } from './parts';
import { pageOfParts } from './parts';
import * as rows from './rows';
import { totalOf } from './split';

type MovementType = components['schemas']['DownlineMovementType'];
type Figures = Readonly<Record<FigureName, Figure>>;

const OF_TEAM = ['account', 'branch'] as const;
const OF_GAMES = ['account', 'branch', 'gameCategory'] as const;

const recordsPart = (value: bigint, lead: Lead): Part => ({
  kind: 'records',
  value,
  lead,
  type: lead.type ?? null,
});

/** A figure of bets: those of one person are in the report of bets. */
const played = (name: 'bets' | 'stake' | 'payout') =>
  additive({
    unit: name === 'bets' ? 'bets' : 'money',
    filters: OF_GAMES,
    hasDays: true,
    rows: (asked) => rows.playedRows(asked, name),
    leaf: async (asked) => [
      recordsPart(
        await totalOf(asked.db, rows.betRows(asked, name)),
        recordsOf(asked, 'getTeamBets'),
      ),
    ],
  });

/** A figure of what was given: that of one person is in the movements of the wallet, by their types. */
const given = (name: 'rebate' | 'bonus' | 'salary', types: readonly MovementType[]) =>
  additive({
    unit: 'money',
    filters: OF_GAMES,
    hasDays: true,
    rows: (asked) => rows.givenRows(asked, name),
    leaf: async (asked) => {
      const sums = await movementSums(asked.db, asked);
      return types.flatMap((type) => {
        const { income, outgo } = sums.get(type) ?? { income: 0n, outgo: 0n };
        // Salaries that somebody pays are not taken off those that he received.
        const value = name === 'salary' ? income : income - outgo;
        const lead = recordsOf(asked, 'getDownlineTransactionDetails', {
          type,
          gameCategory: null,
        });
        return value === 0n ? [] : [recordsPart(value, lead)];
      });
    },
  });

const ordered = (asked: Asked, type: string | null): Lead =>
  recordsOf(asked, 'getTeamTransactions', { type });

const moneyOfOrders = (name: 'deposits' | 'withdrawals', type: 'deposit' | 'withdrawal') =>
  additive({
    unit: 'money',
    filters: OF_TEAM,
    hasDays: true,
    rows: (asked) => rows.keptRows(asked, name),
    leaf: async (asked) => [
      recordsPart(await totalOf(asked.db, rows.orderRows(asked, type)), ordered(asked, type)),
    ],
  });

const ofOrders = (value: 'transferIn' | 'transferOut' | 'fee') =>
  additive({
    unit: 'money',
    filters: OF_TEAM,
    hasDays: true,
    rows: (asked) => rows.orderRows(asked, value),
    leaf: (asked, all) => [recordsPart(all, ordered(asked, value === 'fee' ? null : value))],
  });

const listed = (asked: Asked, type: string | null = null): Lead =>
  recordsOf(asked, 'listTeamMembers', { type, startDate: null, endDate: null });

const direct = (name: 'directAgents' | 'directMembers') =>
  additive({
    unit: 'people',
    filters: [],
    isNow: true,
    hasDays: false,
    hasBranches: false,
    rows: (asked) => rows.peopleRows(asked, name),
    leaf: (asked, all) => [
      recordsPart(all, listed(asked, name === 'directAgents' ? 'agent' : 'member')),
    ],
  });

/** What one person's wallets hold, each by itself. */
async function walletsOf({ db, whom }: Asked): Promise<Part[]> {
  const held = await db
    .select({ kind: ledgerAccount.kind, amount: balance.amount })
    .from(account)
    .innerJoin(ledgerAccount, isAnyWalletOfAccount)
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(whom)
    .orderBy(ledgerAccount.id);
  return held.flatMap(({ kind, amount }): Part[] => {
    const type = kind.startsWith(AT_VENDOR) ? kind.slice(AT_VENDOR.length) : null;
    return amount === 0n ? [] : [{ kind: 'wallet', value: amount, type }];
  });
}

const movementsOf = ({ who, ...asked }: Asked) =>
  who.kind === 'team'
    ? teamMovementSums(asked.db, { ...asked, top: who.top })
    : movementSums(asked.db, asked);

/** What came into wallets or went out, by types. */
const moved = (side: 'income' | 'outgo'): Figure => ({
  unit: 'money',
  filters: ['account'],
  value: async (asked) =>
    [...(await movementsOf(asked)).values()].reduce((sum, one) => sum + one[side], 0n),
  async explain(asked) {
    const parts = [...(await movementsOf(asked))].flatMap(([type, sums]) =>
      sums[side] === 0n
        ? []
        : [recordsPart(sums[side], recordsOf(asked, 'getDownlineTransactionDetails', { type }))],
    );
    const value = parts.reduce((sum, part) => sum + part.value, 0n);
    return pageOfParts(value, parts, asked.window);
  },
});

/** The figures of the team. */
export const teamFigures = (figures: () => Figures) =>
  ({
    teamSize: additive({
      unit: 'people',
      filters: OF_TEAM,
      isNow: true,
      hasDays: false,
      rows: (asked) => rows.nowRows(asked, 'people'),
      leaf: (asked, all) => [recordsPart(all, listed(asked))],
    }),
    directAgents: direct('directAgents'),
    directMembers: direct('directMembers'),
    online: additive({
      unit: 'people',
      filters: OF_TEAM,
      isNow: true,
      hasDays: false,
      rows: rows.onlineRows,
      leaf: (asked, all) => [recordsPart(all, listed(asked))],
    }),
    active: additive({
      unit: 'people',
      filters: OF_TEAM,
      hasDays: false,
      rows: rows.activeRows,
      leaf: (asked, all) => [recordsPart(all, recordsOf(asked, 'getTeamBets'))],
    }),
    registered: additive({
      unit: 'people',
      filters: OF_TEAM,
      hasDays: true,
      rows: (asked) => rows.peopleRows(asked, 'registered'),
      leaf: (asked, all) => [recordsPart(all, listed(asked))],
    }),
    firstDeposits: additive({
      unit: 'people',
      filters: OF_TEAM,
      hasDays: false,
      rows: rows.firstDepositRows,
      leaf: (asked, all) => [recordsPart(all, ordered(asked, 'deposit'))],
    }),
    teamBalance: additive({
      unit: 'money',
      filters: OF_TEAM,
      isNow: true,
      hasDays: false,
      rows: (asked) => rows.nowRows(asked, 'balance'),
      leaf: walletsOf,
    }),
    deposits: moneyOfOrders('deposits', 'deposit'),
    withdrawals: moneyOfOrders('withdrawals', 'withdrawal'),
    betAmount: played('stake'),
    // Every bet of this gateway counts.
    validBet: played('stake'),
    betCount: played('bets'),
    payout: played('payout'),
    gameResult: composed({
      unit: 'money',
      filters: OF_GAMES,
      figures,
      terms: { payout: GAME_RESULT.payout, betAmount: GAME_RESULT.stake },
    }),
    rebate: given('rebate', ['rebate']),
    bonus: given('bonus', ['bonus', 'reward']),
    salary: given('salary', ['salary']),
    profitLoss: composed({ unit: 'money', filters: OF_GAMES, figures, terms: PLAYERS_RESULT }),
    transfersIn: ofOrders('transferIn'),
    transfersOut: ofOrders('transferOut'),
    fees: ofOrders('fee'),
    income: moved('income'),
    outgo: moved('outgo'),
    net: composed({
      unit: 'money',
      filters: ['account'],
      figures,
      terms: { income: 1n, outgo: -1n },
    }),
  }) satisfies Partial<Figures>;
