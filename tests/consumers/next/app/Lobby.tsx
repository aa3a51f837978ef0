'use client';

import { Clock } from '@parlour/design-system/Clock';
import { GameCard } from '@parlour/design-system/GameCard';
import { GameGrid } from '@parlour/design-system/GameGrid';
import { JackpotCounter } from '@parlour/design-system/JackpotCounter';

const CARD_LABELS = {
  play: 'Play',
  freePlay: 'Free play',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  maintenance: 'Under maintenance',
};

const JACKPOT_LABELS = {
  name: 'Jackpot',
  note: 'This figure is illustrative.',
  pause: 'Pause jackpot',
  resume: 'Play jackpot',
};

const drawGame = (at: number) => (
  <GameCard
    game={{ id: String(at), title: `Comet ${at + 1}`, vendor: 'Northlight' }}
    labels={CARD_LABELS}
  />
);

export interface LobbyProps {
  /** When the server rendered the page, in the merchant's local time. */
  drawnAt: string;
  /** The jackpot at that moment. */
  jackpot: string;
}

/** Content that moves or is measured: the server renders its first state, the browser hydrates it. */
export function Lobby({ drawnAt, jackpot }: LobbyProps) {
  return (
    <>
      <Clock label="Local time" startTime={drawnAt} />
      <JackpotCounter source={{ kind: 'simulated', start: jackpot }} labels={JACKPOT_LABELS} />
      <GameGrid count={9800} label="All games" renderItem={drawGame} />
    </>
  );
}
