import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Leaderboard, type LeaderboardRow } from './Leaderboard';
import { LEADERBOARD_LABELS, SAMPLE_ROWS, sampleRow } from './Leaderboard.fixtures';

const draw = (rows: readonly LeaderboardRow[], own?: LeaderboardRow) =>
  renderThemed(<Leaderboard rows={rows} own={own} labels={LEADERBOARD_LABELS} />);

const places = () =>
  screen.getAllByRole('listitem').map((row) => {
    const place = /^Place (\d+)/.exec(row.textContent)?.[1] ?? '?';
    return row.getAttribute('aria-current') === 'true' ? `${place} own` : place;
  });

describe('Leaderboard', () => {
  conformance(
    (props) => <Leaderboard {...props} rows={SAMPLE_ROWS} labels={LEADERBOARD_LABELS} />,
    { element: 'div', dataComponent: 'Leaderboard' },
  );

  it.each([
    ['nowhere without one', undefined, [1, 2, 3], ['1', '2', '3']],
    ['in its place', 2, [1, 2, 3], ['1', '2 own', '3']],
    ['after the page', 128, [1, 2, 3], ['1', '2', '3', '128 own']],
    ['before the page', 2, [41, 42], ['2 own', '41', '42']],
    ['alone', 9, [], ['9 own']],
  ])('has the own row %s', (_, own, rows, expected) => {
    draw(rows.map(sampleRow), own === undefined ? undefined : sampleRow(own));
    expect(places()).toEqual(expected);
  });

  it('says so when nobody has points', () => {
    draw([]);
    expect(screen.getByText(LEADERBOARD_LABELS.empty)).toBeDefined();
  });

  it('tells screen readers that it loads', () => {
    renderThemed(<Leaderboard rows={[]} status="loading" labels={LEADERBOARD_LABELS} />);
    expect(screen.getByRole('status').textContent).toBe('Loading the leaderboard');
  });
});
