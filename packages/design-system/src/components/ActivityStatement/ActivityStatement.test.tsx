import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ActivityStatement } from './ActivityStatement';
import { DAYS, HALF_YEAR, MONTHS, PAGES } from './ActivityStatement.fixtures';

const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('ActivityStatement', () => {
  conformance((props) => <ActivityStatement {...HALF_YEAR} {...props} />, {
    element: 'div',
    dataComponent: 'ActivityStatement',
  });
});

describe('[SP-08] the table of a statement', () => {
  it('has the last period first, the totals, and none in which nothing happened', () => {
    renderThemed(<ActivityStatement {...HALF_YEAR} />);
    expect(heads()).toEqual([
      ...['March 2026', 'February 2026', 'January 2026', 'November 2025', 'October 2025'],
      'Total',
    ]);
    const sums = within(screen.getByRole('row', { name: /^Total/ })).getAllByRole('cell');
    expect(sums.map(({ textContent }) => textContent)).toEqual([
      ...['USD 630.00', 'USD 310.00', 'USD 320.00'],
      ...['USD 2,465.00', 'USD 2,196.00', '-USD 269.00'],
    ]);
  });

  it('has pages where there are many rows, and begins anew with other rows', () => {
    const { rerender } = renderThemed(
      <ActivityStatement {...HALF_YEAR} rows={DAYS} paging={PAGES} />,
    );
    expect(heads()[0]).toBe('2026-03-13');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(heads()[0]).not.toBe('2026-03-13');
    const grain = { ...HALF_YEAR.grain, selectedId: 'DAY' };
    rerender(<ActivityStatement {...HALF_YEAR} rows={DAYS} paging={PAGES} grain={grain} />);
    expect(heads()[0]).toBe('2026-03-13');
  });

  it('is not there where nothing happened, nor the chart', () => {
    const rows = MONTHS.map((row) => ({ ...row, isQuiet: true }));
    renderThemed(<ActivityStatement {...HALF_YEAR} rows={rows} empty="Nothing happened" />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByText('Nothing happened')).toBeDefined();
  });
});
