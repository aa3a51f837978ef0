import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import { parseAmount } from '../../src/money/amount';
import { shareOf } from '../../src/money/rates';
import { account } from '../../src/session/schema';
import type { TestGateway } from './gateway';
import type { createTeamReader } from './team';

type Schemas = components['schemas'];
export type FigureName = Schemas['FigureName'];
type Explained = Schemas['ExplainedFigure'];
type Part = Schemas['FigurePart'];
type Lead = Schemas['FigureLead'];
type Asked = Partial<Record<Exclude<keyof Lead, 'to' | 'report' | 'type'>, string | null>>;

/** A figure as a whole number: amounts in minor units. */
const numberOf = (value: string): bigint =>
  value.includes('.') ? parseAmount(value) : BigInt(value);

/** A query without what is null. */
const queryOf = (values: object): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();

/** The field of a report's totals that a figure of one person is. */
const TOTALS: Partial<Record<FigureName, string>> = {
  ...{ betAmount: 'betAmount', validBet: 'validBet', payout: 'payout', betCount: 'betCount' },
  ...{ rebate: 'net', bonus: 'net', salary: 'income', income: 'income', outgo: 'outgo' },
  ...{ deposits: 'deposits', withdrawals: 'withdrawals', fees: 'fees' },
  ...{ transfersIn: 'transfersIn', transfersOut: 'transfersOut' },
};
const PATHS: Partial<Record<Schemas['TeamReportName'], string>> = {
  getTeamBets: 'team/bets',
  getTeamTransactions: 'team/transactions',
  getDownlineTransactionDetails: 'downline/transactions',
};

/** Adds explained figures up again, all the way down, as an agent who only has the operations. */
export function createReAdder(
  gateway: () => TestGateway,
  { read }: Pick<ReturnType<typeof createTeamReader>, 'read'>,
) {
  const known = new Map<string, string>();
  const seen = { figures: 0, records: 0, bets: 0, rests: 0 };

  /** All rows of a figure, page by page. */
  const readAll = async (asked: Asked, by: string, pageSize = 100) => {
    const parts: Part[] = [];
    let figure: Explained | undefined;
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      figure = await read<'ExplainedFigure'>(
        `figures/explain?${queryOf({ ...asked, pageNo, pageSize })}`,
        by,
      );
      parts.push(...figure.content);
      pages = figure.totalPages;
    }
    if (figure === undefined) throw new Error('A figure has a page');
    return { figure, parts };
  };

  /** Adds a figure up from its rows and these from theirs; returns the figure. */
  const reAdd = async (asked: Asked, by = 'agent1'): Promise<string> => {
    const key = `${by} ${queryOf(asked)}`;
    const value = known.get(key);
    if (value !== undefined) return value;
    const { figure, parts } = await readAll(asked, by);
    known.set(key, figure.value);
    seen.figures += 1;
    const sum = parts.reduce(
      (all, part) => all + (part.sign === 'plus' ? 1n : -1n) * numberOf(part.value),
      0n,
    );
    expect(sum, key).toBe(numberOf(figure.value));
    expect(parts, key).toHaveLength(figure.totalElements);
    for (const part of parts) await follow(figure, part, by);
    return figure.value;
  };

  const follow = async (figure: Explained, part: Part, by: string): Promise<void> => {
    const { to, report: _, type: __, ...asked } = part.leadsTo;
    const said = `${figure.figure}: ${JSON.stringify(part)}`;
    if (to === 'figure') {
      const value = await reAdd(asked, by);
      const isCounted = value.includes('.') && !part.value.includes('.');
      // Somebody who counts once leads to what makes him count.
      if (isCounted) expect(numberOf(value), said).not.toBe(0n);
      else if (part.base === null) expect(value, said).toBe(part.value);
      else {
        const base = parseAmount(value);
        expect(base < 0n ? -base : base, said).toBe(parseAmount(part.base));
        const share = shareOf(parseAmount(part.base), part.rate ?? 0);
        expect(share, said).toBe(parseAmount(part.value));
      }
    } else if (to === 'records') await compareRecords(figure.figure, part, by);
    else if (part.kind === 'bet') await findBet(figure.figure, part);
    else if (part.kind === 'rest') seen.rests += 1;
    else expect(['wallet', 'fixedSum'], said).toContain(part.kind);
  };

  /** The records that a row leads to come to the row. */
  const compareRecords = async (figure: FigureName, part: Part, by: string): Promise<void> => {
    seen.records += 1;
    const { report, startDate, endDate, account: name, gameCategory, type } = part.leadsTo;
    const said = `${figure}: ${JSON.stringify(part)}`;
    const days = { startDate, endDate, account: name };
    if (report === 'listTeamMembers') {
      const query = queryOf({
        ...(name === null
          ? { scope: 'direct', accountType: type }
          : { scope: 'all', search: name }),
        pageSize: 100,
      });
      const { content, totalElements } = await read<'TeamMemberPage'>(`team/members?${query}`, by);
      if (name === null) expect(totalElements, said).toBe(Number(part.value));
      else
        expect(
          content.filter((one) => one.account === name),
          said,
        ).toHaveLength(1);
      return;
    }
    const path = PATHS[report ?? 'listTeamMembers'];
    const query = queryOf({ ...days, type, gameCategory, pageSize: 1 });
    const { totals } = await read<'TeamBetPage'>(`${path}?${query}`, by);
    const field = TOTALS[figure];
    const sums = totals as unknown as Record<string, string | number>;
    if (field === undefined) expect(sums['betCount'] ?? sums['deposits'], said).not.toBe(0);
    else expect(String(sums[field]), said).toBe(part.value);
  };

  const findBet = async (figure: FigureName, part: Part): Promise<void> => {
    seen.bets += 1;
    const rows = await gateway()
      .db.select({ stake: bet.stake, payout: bet.payout })
      .from(bet)
      .innerJoin(account, eq(account.id, bet.accountId))
      .where(eq(bet.playedAt, new Date(part.at ?? 0)));
    const values = rows.map(({ stake, payout }) =>
      figure === 'payoutBet' ? stake : payout - stake,
    );
    expect(values, JSON.stringify(part)).toContain(parseAmount(part.value));
  };

  return { reAdd, readAll, seen };
}
