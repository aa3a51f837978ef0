import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { TournamentCard, type TournamentCardTournament } from './TournamentCard';
import { JOINED, sampleTournament, TOURNAMENT_LABELS } from './TournamentCard.fixtures';

const draw = (tournament: TournamentCardTournament) => (
  <TournamentCard
    tournament={tournament}
    href="#tournament"
    timer={<span>03:00 left</span>}
    labels={TOURNAMENT_LABELS}
    onJoin={vi.fn()}
  />
);

describe('TournamentCard', () => {
  conformance((props) => <TournamentCard {...props} tournament={JOINED} />, {
    element: 'article',
    dataComponent: 'TournamentCard',
  });

  it.each([
    ['upcoming', sampleTournament(0, 'upcoming'), true],
    ['running', sampleTournament(0, 'running'), true],
    ['ended', sampleTournament(0, 'ended'), false],
    ['cancelled', sampleTournament(0, 'cancelled'), false],
    ['joined', JOINED, false],
    ['refused', { ...sampleTournament(0, 'running'), reason: 'Full' }, false],
  ] as const)('[PK-06] can be joined or looked at: %s', (_, tournament, canJoin) => {
    renderThemed(draw(tournament));
    expect(screen.queryAllByRole('button')).toHaveLength(canJoin ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: /^View / })).toHaveLength(canJoin ? 0 : 1);
  });

  it('says the own standing by name, and counts down only what is not over', () => {
    const { rerender } = renderThemed(draw(JOINED));
    const values = () => screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values()).toEqual(['12', '4,210']);
    expect(screen.queryByText('03:00 left')).not.toBeNull();
    rerender(draw({ ...JOINED, status: 'ended', own: { place: '3' } }));
    expect(values()).toEqual(['3']);
    expect(screen.queryByText('03:00 left')).toBeNull();
  });
});
