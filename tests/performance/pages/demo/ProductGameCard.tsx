import { GameCard } from '@parlour/design-system/GameCard';
import { type DemoGame, TEXT } from './content';

const LABELS = {
  play: TEXT.play,
  freePlay: TEXT.tryIt,
  addFavourite: TEXT.add,
  removeFavourite: TEXT.remove,
  maintenance: TEXT.maintenance,
};
const ignore = () => undefined;

/** The design system's card as the lobby shows it. */
export function ProductGameCard({ game: { id, title, vendor, picture } }: { game: DemoGame }) {
  return (
    <GameCard
      game={{ id, title, vendor, src: picture }}
      labels={LABELS}
      onPlay={ignore}
      onFreePlay={ignore}
      onToggleFavourite={ignore}
    />
  );
}
