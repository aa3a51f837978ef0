import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { cursorForKey } from './cursorForKey';
import { LineChart } from './LineChart';
import { CHART_LABELS, DAILY, DAYS, formatValue } from './LineChart.fixtures';
import { periodSteps } from './periodSteps';

const props = {
  title: 'Team in May',
  periods: DAYS,
  series: DAILY,
  formatValue,
  labels: CHART_LABELS,
};

// Not the shared conformance: it passes `title` as the native attribute, and here it is a text.
describe('LineChart', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLElement>();
    renderThemed(
      <LineChart {...props} ref={ref} id="mine" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="LineChart"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('mine');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
  });

  it('is a table on a server', () => {
    const html = renderToString(<LineChart {...props} />);
    expect(html).toContain('role="table"');
    expect(html).toContain('14 May');
  });

  it('is a table where nothing can be drawn, and offers no picture', async () => {
    // As in this environment, which has no canvas.
    renderThemed(<LineChart {...props} />);
    expect(await screen.findAllByRole('row')).toHaveLength(DAYS.length + 1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets its values be drawn as something else, but not what is missing', async () => {
    const series = [{ id: 'bets', label: 'Bets', values: [7, null] }];
    renderThemed(
      <LineChart
        {...props}
        periods={DAYS.slice(0, 2)}
        series={series}
        renderValue={(text, { seriesId, index }) => (
          <button type="button">{`${seriesId} ${String(index)}: ${text}`}</button>
        )}
      />,
    );
    // The table comes once the chart has found no canvas.
    const table = within(await screen.findByRole('table'));
    const buttons = table.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([`bets 0: ${formatValue(7)}`]);
  });

  it('says that it loads', () => {
    renderThemed(<LineChart {...props} status="loading" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the report');
  });
});

describe('periodSteps', () => {
  it.each([
    ['all of them', 4, 400, 40, [0, 1, 2, 3]],
    ['every second, the newest among them', 6, 300, 50, [1, 3, 5]],
    ['the newest alone', 3, 60, 50, [2]],
    ['the only one', 1, 10, 90, [0]],
    ['none', 0, 400, 40, []],
    ['all before there is a width', 2, 0, 0, [1]],
  ])('labels %s', (_, count, width, label, expected) => {
    expect(periodSteps(count, width, label)).toEqual(expected);
  });
});

describe('cursorForKey', () => {
  it.each([
    ['ArrowLeft', null, 13],
    ['ArrowRight', null, 13],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 12, 13],
    ['ArrowRight', 13, 13],
    ['PageUp', 5, 4],
    ['PageDown', 5, 6],
    ['Home', 5, 0],
    ['End', null, 13],
    ['Escape', 5, null],
    ['Escape', null, undefined],
    ['Tab', 5, undefined],
  ])('%s at %s leads to %s', (key, from, expected) => {
    expect(cursorForKey(key, from, 14)).toBe(expected);
  });

  it('goes by a tenth of many', () => {
    expect(cursorForKey('PageDown', 0, 365)).toBe(37);
  });
});
