import { type ComponentPropsWithRef, useId } from 'react';
import { HeartFilledIcon } from '../../icons/HeartFilledIcon';
import { HeartIcon } from '../../icons/HeartIcon';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './GameCard.styles';
import { useTapReveal } from './useTapReveal';

export const GAME_BADGES = ['new', 'hot', 'jackpot'] as const;
export type GameBadge = (typeof GAME_BADGES)[number];

export interface GameCardGame {
  id: string;
  title: string;
  /** Name of the maker, shown small. */
  vendor?: string | undefined;
  src?: string | undefined;
  fallbackSrc?: string | undefined;
  /** Shown in the picture's place until it is there. */
  averageColor?: string | undefined;
  /** Translated words on the picture; a jackpot's holds its amount. */
  badges?: readonly { kind: GameBadge; text: string }[] | undefined;
  /** Greys the picture and says so; a press on Play is then answered by an explanation. */
  isInMaintenance?: boolean | undefined;
}

export interface GameCardLabels {
  play: string;
  freePlay: string;
  addFavourite: string;
  removeFavourite: string;
  maintenance: string;
}

export interface GameCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onPlay'> {
  game: GameCardGame;
  /** Words of the buttons; the title is put after them for screen readers. */
  labels: GameCardLabels;
  /** Whether its heart is full; null where that is not known, for which it is dashed. Default: false. */
  isFavourite?: boolean | null | undefined;
  /** Asks for the picture at once: for the first cards of a page. */
  isEager?: boolean;
  /**
   * Called when the game is to be played for real; without it there is no such button. Called in
   * maintenance as well: the owner then says what is open instead.
   */
  onPlay?: ((event: { id: string }) => void) | undefined;
  /** Called when the game is to be tried; without it there is no such button. */
  onFreePlay?: ((event: { id: string }) => void) | undefined;
  /** Called with what is wanted next; without it there is no heart. */
  onToggleFavourite?: ((event: { id: string; isFavourite: boolean }) => void) | undefined;
}

// One element each, so that a card that shows another game leaves its heart alone.
const HEART = <HeartIcon size={20} />;
const HEART_FILLED = <HeartFilledIcon size={20} />;

/**
 * One game of the lobby. The whole picture starts it; a finger is first shown what there is to choose.
 * Put cards into a `GameRow` or a `GameGrid`. For an offer take `PromotionCard`; for a maker of games,
 * `VendorTile`.
 */
export function GameCard({
  game,
  labels,
  isFavourite = false,
  isEager = false,
  onPlay,
  onFreePlay,
  onToggleFavourite,
  ...rest
}: GameCardProps) {
  const { id, title, vendor, badges = [], isInMaintenance = false } = game;
  const noteId = useId();
  const press = () => onPlay?.({ id });
  const reveal = useTapReveal(press);
  const canTry = onFreePlay !== undefined && !isInMaintenance;
  return (
    <S.Root
      data-component="GameCard"
      data-maintenance={isInMaintenance || undefined}
      aria-label={title}
      {...rest}
    >
      <SmartImage
        src={game.src}
        fallbackSrc={game.fallbackSrc}
        averageColor={game.averageColor}
        alt=""
        isEager={isEager}
      >
        {badges.length === 0 ? null : (
          <S.Badges>
            {badges.map(({ kind, text }) => (
              <span key={kind} data-kind={kind}>
                {text}
              </span>
            ))}
          </S.Badges>
        )}
        {isInMaintenance ? <S.Note id={noteId}>{labels.maintenance}</S.Note> : null}
        <S.Actions>
          {onPlay === undefined ? null : (
            <button
              type="button"
              data-action="play"
              aria-label={`${labels.play} ${title}`}
              aria-describedby={isInMaintenance ? noteId : undefined}
              // Nothing to choose from: the first tap may as well start the game.
              {...(canTry ? reveal : { onClick: press })}
            >
              {labels.play}
            </button>
          )}
          {canTry ? (
            <button
              type="button"
              data-action="try"
              aria-label={`${labels.freePlay} ${title}`}
              onClick={() => onFreePlay({ id })}
            >
              {labels.freePlay}
            </button>
          ) : null}
        </S.Actions>
        {onToggleFavourite === undefined ? null : (
          <S.Favourite
            type="button"
            aria-pressed={isFavourite ?? undefined}
            aria-label={`${isFavourite ? labels.removeFavourite : labels.addFavourite} ${title}`}
            onClick={() => onToggleFavourite({ id, isFavourite: !isFavourite })}
          >
            {isFavourite ? HEART_FILLED : HEART}
          </S.Favourite>
        )}
      </SmartImage>
      {/* A name of another script than the page's is cut at its own end. */}
      <S.Title dir="auto">{title}</S.Title>
      {vendor === undefined ? null : <S.Vendor dir="auto">{vendor}</S.Vendor>}
    </S.Root>
  );
}
