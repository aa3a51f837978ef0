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

export interface ProductGameCardProps {
  game: DemoGame;
  /** Loads its picture at once, like the first cards of a page. */
  isEager?: boolean;
}

/** The design system's card as the lobby shows it. */
export function ProductGameCard({
  game: { id, title, vendor, picture },
  isEager = false,
}: ProductGameCardProps) {
  return (
    <GameCard
      isEager={isEager}
      game={{ id, title, vendor, src: picture }}
      labels={LABELS}
      onPlay={ignore}
      onFreePlay={ignore}
      onToggleFavourite={ignore}
    />
  );
}
