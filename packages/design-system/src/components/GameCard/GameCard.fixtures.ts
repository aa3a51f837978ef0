import { sampleColor, samplePicture } from '../SmartImage/SmartImage.fixtures';
import type { GameCardGame, GameCardLabels } from './GameCard';

export const GAME_LABELS: GameCardLabels = {
  play: 'Play',
  freePlay: 'Free play',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  maintenance: 'Under maintenance',
};

const TITLES = [
  'Lantern Koi',
  'Comet Orchard',
  'Temple of Quiet Rain',
  'Fox and Compass',
  'Copper Crown',
  'Orchid Harbour',
  'Moonlit Dice',
  'Glass Garden',
] as const;
const VENDORS = ['Northlight', 'Tidewater Play', 'Amber Loom'] as const;

/** A game for a given seed. */
export const sampleGame = (seed: number): GameCardGame => ({
  id: `game-${seed}`,
  title: TITLES[seed % TITLES.length] ?? TITLES[0],
  vendor: VENDORS[seed % VENDORS.length] ?? VENDORS[0],
  src: samplePicture(seed),
  averageColor: sampleColor(seed),
});

export const LONG_GAME: GameCardGame = {
  ...sampleGame(2),
  id: 'long',
  title: 'The Remarkable Voyage of the Lanternkeeper and the Seven Sleeping Comets',
  vendor: 'Donaudampfschifffahrtsgesellschaft Interactive',
  badges: [
    { kind: 'new', text: 'Recién llegado' },
    { kind: 'jackpot', text: 'IDR 128.450.902.114,50' },
  ],
};
