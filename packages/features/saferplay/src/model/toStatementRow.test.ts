import { describe, expect, it } from 'vitest';
import { MARCH, QUIET_MONTH } from '../testing/statements';
import { toStatementRow } from './toStatementRow';

describe('[SP-08] a row of the statement', () => {
  it('has the bars of the gateway as fractions', () => {
    expect(toStatementRow({ ...MARCH, resultRate: -2500 }, 'March 2026')).toMatchObject({
      ...{ label: 'March 2026', deposits: '100.00', isQuiet: false },
      ...{ depositShare: 0.5, withdrawalShare: 0.4, resultShare: -0.25 },
    });
  });

  it.each(['deposits', 'withdrawals', 'stake', 'win'] as const)(
    'is quiet only without any %s',
    (figure) => {
      expect(toStatementRow(QUIET_MONTH, '').isQuiet).toBe(true);
      expect(toStatementRow({ ...QUIET_MONTH, [figure]: '0.01' }, '').isQuiet).toBe(false);
    },
  );
});
