import { describe, expect, it } from 'vitest';
import { MONTHS, STATEMENT_LABELS } from './ActivityStatement.fixtures';
import { statementCsv } from './statementCsv';

const linesOf = (text: string): string[] => text.split('\r\n');

describe('[SP-08] the file of a statement', () => {
  it('begins with a byte order mark and headed columns, and has a line for every period', () => {
    const text = statementCsv(MONTHS, STATEMENT_LABELS);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, first, ...rest] = linesOf(text.slice(1));
    expect(head).toBe(
      'First day,Last day,Deposits,Withdrawals,Net deposits,Staked,Won,Result of play',
    );
    expect(first).toBe('2025-10-01,2025-10-31,150.00,0.00,150.00,420.00,388.50,-31.50');
    // The last line ends as the others do; quiet periods are there as well.
    expect(rest).toHaveLength(MONTHS.length);
    expect(rest.at(-1)).toBe('');
  });

  it('runs nothing of a heading in a spreadsheet, and keeps negative amounts numbers', () => {
    const figures = { ...STATEMENT_LABELS.figures, deposits: '=1+1', stake: '@SUM(A1)' };
    const text = statementCsv(MONTHS.slice(0, 1), { ...STATEMENT_LABELS, figures, from: '-a, b' });
    expect(linesOf(text.slice(1))[0]).toBe(
      `"'-a, b",Last day,'=1+1,Withdrawals,Net deposits,'@SUM(A1),Won,Result of play`,
    );
    expect(linesOf(text)[1]).toContain(',-31.50');
  });
});
