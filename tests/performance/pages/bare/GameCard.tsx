import { useRef, useState } from 'react';
import { type DemoGame, TEXT } from '../demo/content';
import { Icon } from './Icon';

interface GameCardProps {
  game: DemoGame;
  isFavourite: boolean;
  onPlay: () => void;
  onTry: () => void;
  onToggleFavourite: () => void;
}

/** One game. The picture starts it; on touch the first press shows the actions. */
export function GameCard({ game, isFavourite, onPlay, onTry, onToggleFavourite }: GameCardProps) {
  const isFirstTap = useRef(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <article className="card" aria-label={game.title}>
      <div className="media">
        {isMissing ? (
          <span aria-hidden>♠</span>
        ) : (
          <img src={game.picture} alt="" loading="lazy" onError={() => setMissing(true)} />
        )}
        {game.badge === undefined ? null : (
          <span className="badge" data-kind={game.badge.kind}>
            {game.badge.text}
          </span>
        )}
        <div className="actions">
          <button
            type="button"
            className="play"
            aria-label={`${TEXT.play} ${game.title}`}
            onPointerDown={({ pointerType, currentTarget }) => {
              const card = currentTarget.closest('article');
              isFirstTap.current =
                pointerType === 'touch' && card?.contains(document.activeElement) === false;
            }}
            onClick={({ currentTarget }) => {
              if (isFirstTap.current) currentTarget.focus();
              else onPlay();
              isFirstTap.current = false;
            }}
          >
            {TEXT.play}
          </button>
          <button
            type="button"
            className="try"
            aria-label={`${TEXT.tryIt} ${game.title}`}
            onClick={onTry}
          >
            {TEXT.tryIt}
          </button>
        </div>
        <button
          type="button"
          className="heart"
          aria-pressed={isFavourite}
          aria-label={`${isFavourite ? TEXT.remove : TEXT.add} ${game.title}`}
          onClick={onToggleFavourite}
        >
          <Icon name="heart" isFilled={isFavourite} />
        </button>
      </div>
      <p className="title">{game.title}</p>
      <p className="vendor">{game.vendor}</p>
    </article>
  );
}
