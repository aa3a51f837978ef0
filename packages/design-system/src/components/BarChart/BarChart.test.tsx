import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { CHART_LABELS, formatValue, MONTHLY, MONTHS } from '../LineChart/LineChart.fixtures';
import { BarChart } from './BarChart';

const props = {
  title: 'Half a year',
  periods: MONTHS,
  series: MONTHLY,
  formatValue,
  labels: CHART_LABELS,
};

// The shared conformance test sets the native `title` on the root; here `title` is a prop of the component.
describe('BarChart', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLElement>();
    renderThemed(
      <BarChart {...props} ref={ref} id="mine" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="BarChart"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('mine');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
  });

  it('is a table on a server', () => {
    expect(renderToString(<BarChart {...props} />)).toContain('role="table"');
  });
});
