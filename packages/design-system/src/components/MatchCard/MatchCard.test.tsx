import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { MatchCard } from './MatchCard';
import { MATCH_LABELS, sampleMatch } from './MatchCard.fixtures';

describe('MatchCard', () => {
  conformance((props) => <MatchCard {...props} match={sampleMatch('live')} />, {
    element: 'article',
    dataComponent: 'MatchCard',
  });

  it('[PK-06] reads scores after their sides', () => {
    renderThemed(<MatchCard match={sampleMatch('live')} labels={MATCH_LABELS} href="#match" />);
    const link = screen.getByRole('link', { name: 'Harbour Larks 2 Copper Vale 1' });
    expect(link.getAttribute('href')).toBe('#match');
  });

  it('[PK-06] offers no price once it has ended', () => {
    renderThemed(<MatchCard match={sampleMatch('ended')} labels={MATCH_LABELS} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('67′')).toBeNull();
    expect(screen.queryByText('Ended')).not.toBeNull();
  });

  it('says that there is no price', () => {
    renderThemed(
      <MatchCard match={{ ...sampleMatch('upcoming'), markets: [] }} labels={MATCH_LABELS} />,
    );
    expect(screen.queryByText('No prices for now')).not.toBeNull();
  });

  it('names the heart by what it does next, and of which match', () => {
    renderThemed(
      <MatchCard
        match={sampleMatch('live')}
        labels={MATCH_LABELS}
        isFavourite
        onToggleFavourite={() => undefined}
      />,
    );
    const name = 'Remove from favourites Harbour Larks – Copper Vale';
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  });
});
