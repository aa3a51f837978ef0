import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { emblemPath } from './emblemPath';
import { VipRank } from './VipRank';

const labels = { rank: 'VIP rank', progress: 'Progress to the next rank' };

describe('VipRank', () => {
  conformance((props) => <VipRank {...props} name="Silver" level={2} labels={labels} />, {
    element: 'div',
    dataComponent: 'VipRank',
  });

  it('[HDR-09] says what the name stands for', () => {
    const { container } = renderThemed(<VipRank name="Silver" level={2} labels={labels} />);
    expect(container.textContent).toBe('VIP rank Silver');
  });

  it.each([
    [0.365, 0.365],
    [-1, 0],
    [7, 1],
  ])('draws a share of %s as %s and tells it in words', (share, value) => {
    renderThemed(
      <VipRank
        name="Silver"
        level={2}
        size="lg"
        labels={labels}
        progress={{ share, text: '31,750.00 more to Gold' }}
      />,
    );
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: labels.progress });
    expect(bar.value).toBe(value);
    expect(bar.getAttribute('aria-valuetext')).toBe('31,750.00 more to Gold');
  });

  it('has no bar at the highest rank', () => {
    renderThemed(<VipRank name="Onyx" level={7} size="lg" labels={labels} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the emblem of a rank', () => {
  it.each([
    [-1, 5],
    [0, 5],
    [2, 7],
    [2.9, 7],
    [7, 12],
    [99, 12],
  ])('at level %s has %s rays', (level, rays) => {
    expect(emblemPath(level).split('L')).toHaveLength(rays * 2);
  });

  it('stays on its sheet', () => {
    const places = [...emblemPath(7).matchAll(/-?\d+\.\d+/g)].map(([value]) => Number(value));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(24);
  });
});
