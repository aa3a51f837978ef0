import { FeatureProviders } from '@parlour/feature-core/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameOf, toCatalogue } from '../../model/catalogue';
import { indexOf, sampleGame } from '../../testing/fixtures';
import { LobbyCard } from './LobbyCard';

const noop = () => undefined;
const ACTIONS = {
  favourites: new Set<number>(),
  onToggleFavourite: noop,
  onPlay: noop,
  onFreePlay: noop,
};

/** The texts on a game's card, from the gateway's list or from the catalogue. */
function wordsOf(jackpot: string | null, isFound: boolean): string | null {
  const listed = sampleGame(0, { displayName: 'Lantern Koi', jackpot });
  const game = isFound ? gameOf(toCatalogue(indexOf([listed])), 0) : listed;
  if (game === undefined) throw new Error('The catalogue has no game.');
  render(
    <FeatureProviders>
      <LobbyCard
        game={game}
        images={{ hosts: [], gatewayUrl: '', language: 'EN' }}
        actions={ACTIONS}
      />
    </FeatureProviders>,
  );
  return screen.getByRole('article', { name: 'Lantern Koi' }).textContent;
}

describe('the card of a game with a jackpot', () => {
  it('tells its sum in a list', () => {
    expect(wordsOf('184222.75', false)).toContain('Jackpot 184,222');
  });

  it('tells that there is one where a search has found it, which does not know the sum', () => {
    expect(wordsOf('184222.75', true)).toMatch(/Jackpot(?! \d)/);
  });

  it('tells of none where there is none', () => {
    expect(wordsOf(null, true)).not.toContain('Jackpot');
  });
});
