import type { Example } from '../../docs/example';
import { GameCard } from './GameCard';
import { sampleGame } from './GameCard.fixtures';

const ignore = (): void => undefined;
const shared = { onPlay: ignore, style: { maxInlineSize: 220 } };

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <GameCard {...shared} game={{ ...sampleGame(0), badges: [{ kind: 'new', text: 'New' }] }} />
      ),
      why: 'A picture, a title, a vendor, and one badge that is true of this game.',
    },
    wrong: {
      show: (
        <GameCard
          {...shared}
          game={{
            ...sampleGame(3),
            badges: [
              { kind: 'hot', text: 'Everybody wins' },
              { kind: 'jackpot', text: 'Up to 1,000,000' },
            ],
          }}
        />
      ),
      why: 'Promises that are no jackpot of this game: badges lose their meaning, and a regulator asks.',
    },
  },
];
