import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { emblemOf } from './emblemOf';
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
  const levels = Array.from({ length: 10 }, (_, level) => level);

  it('[PK-06] has a silhouette and marks of its own at each level', () => {
    expect(new Set(levels.map((level) => emblemOf(level).body)).size).toBe(levels.length);
    expect(new Set(levels.map((level) => emblemOf(level).marks)).size).toBe(levels.length);
  });

  it.each([
    [-1, 0],
    [2.9, 2],
    [99, 9],
  ])('at level %s is that of level %s', (level, same) => {
    expect(emblemOf(level)).toBe(emblemOf(same));
  });
});
