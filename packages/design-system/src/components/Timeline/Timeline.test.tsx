import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { byDay } from './byDay';
import { Timeline } from './Timeline';
import { TIMELINE_LABELS, WITHDRAWAL } from './Timeline.fixtures';

const props = { label: 'Withdrawal', labels: TIMELINE_LABELS };

describe('Timeline', () => {
  conformance((root) => <Timeline {...root} {...props} events={WITHDRAWAL} />, {
    element: 'div',
    dataComponent: 'Timeline',
  });

  it('[PK-06] shows what the owner gives when it is empty, but not while it loads', () => {
    const { rerender } = renderThemed(<Timeline {...props} events={[]} isLoading empty="None" />);
    expect(screen.getByRole('group', { name: 'Withdrawal' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect(screen.queryByText('None')).toBeNull();
    rerender(<Timeline {...props} events={[]} empty="None" />);
    expect(screen.getByText('None')).toBeTruthy();
  });
});

describe('byDay', () => {
  it('keeps the order, so that a day which comes back has a heading again', () => {
    const events = ['a', 'a', 'b', 'a'].map((day, at) => ({
      id: String(at),
      title: day,
      state: 'done' as const,
      day,
    }));
    expect(byDay(events).map(({ day, events: ofDay }) => [day, ofDay.length])).toEqual([
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ]);
  });
});
