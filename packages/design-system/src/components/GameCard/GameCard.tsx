import { type ComponentPropsWithRef, useId } from 'react';
import { HeartFilledIcon } from '../../icons/HeartFilledIcon';
import { HeartIcon } from '../../icons/HeartIcon';
import { useLabels } from '../../labels/useLabels';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './GameCard.styles';
import { useTapReveal } from './useTapReveal';

export const GAME_BADGES = ['new', 'hot', 'jackpot'] as const;
export type GameBadge = (typeof GAME_BADGES)[number];

export interface GameCardGame {
  id: string;
  title: string;
  /** Name of the vendor, shown below the title. */
  vendor?: string | undefined;
  src?: string | undefined;
  fallbackSrc?: string | undefined;
  /** CSS colour, shown until the picture has loaded. */
  averageColor?: string | undefined;
  /** Translated labels on the picture; that of a jackpot is its amount. */
  badges?: readonly { kind: GameBadge; text: string }[] | undefined;
  /** Greys out the picture and shows a note. The owner explains it when Play is pressed. */
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
  /** The game: its title and picture, and what is said on it. */
  game: GameCardGame;
  /** Texts of the buttons. For screen readers the title of the game is appended. */
  labels?: Partial<GameCardLabels>;
  /** Whether the heart is filled; null (unknown) gives a dashed heart. Default: false. */
  isFavourite?: boolean | null | undefined;
  /** Loads the picture eagerly; for the first cards of a page. Default: false. */
  isEager?: boolean;
  /** Address of the game. Playing for real money is then a link to it, with or without `onPlay`. */
  href?: string | undefined;
  /**
   * Called to play for real money. Without it and `href` there is no such button. Also called in maintenance: the
   * owner then shows what is available instead.
   */
  onPlay?: ((event: { id: string }) => void) | undefined;
  /** Called to play for free. Without it there is no such button. */
  onFreePlay?: ((event: { id: string }) => void) | undefined;
  /** Called with the new state. Without it there is no heart. */
  onToggleFavourite?: ((event: { id: string; isFavourite: boolean }) => void) | undefined;
}

// Constant elements, so that React skips the heart when a card shows another game.
const HEART = <HeartIcon size={20} />;
const HEART_FILLED = <HeartFilledIcon size={20} />;

/**
 * A game in the lobby. A press on the picture starts it, or leads to its page; on touch, the first tap shows the buttons. Put
 * cards into a `GameRow` or `GameGrid`. For an offer use `PromotionCard`; for a vendor, `VendorTile`.
 */
export function GameCard({
  game,
  labels,
  isFavourite = false,
  isEager = false,
  href,
  onPlay,
  onFreePlay,
  onToggleFavourite,
  ...rest
}: GameCardProps) {
  const texts = useLabels<GameCardLabels>('GameCard', labels);
  const { id, title, vendor, badges = [], isInMaintenance = false } = game;
  const noteId = useId();
  const press = () => onPlay?.({ id });
  const reveal = useTapReveal(press);
  const canTry = onFreePlay !== undefined && !isInMaintenance;
  const play = {
    'data-action': 'play',
    'aria-label': [texts.play, title].join(' '),
    'aria-describedby': isInMaintenance ? noteId : undefined,
    // With a single choice the first tap starts the game.
    ...(canTry ? reveal : { onClick: press }),
  };
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
        {isInMaintenance ? <S.Note id={noteId}>{texts.maintenance}</S.Note> : null}
        <S.Actions>
          {href === undefined ? (
            onPlay === undefined ? null : (
              <button type="button" {...play}>
                {texts.play}
              </button>
            )
          ) : (
            <a href={href} {...play}>
              {texts.play}
            </a>
          )}
          {canTry ? (
            <button
              type="button"
              data-action="try"
              aria-label={[texts.freePlay, title].join(' ')}
              onClick={() => onFreePlay({ id })}
            >
              {texts.freePlay}
            </button>
          ) : null}
        </S.Actions>
        {onToggleFavourite === undefined ? null : (
          <S.Favourite
            type="button"
            aria-pressed={isFavourite ?? undefined}
            aria-label={[isFavourite ? texts.removeFavourite : texts.addFavourite, title].join(' ')}
            onClick={() => onToggleFavourite({ id, isFavourite: !isFavourite })}
          >
            {isFavourite ? HEART_FILLED : HEART}
          </S.Favourite>
        )}
      </SmartImage>
      {/* `auto`, so that a title in another script is truncated at its own end. */}
      <S.Title dir="auto">{title}</S.Title>
      {vendor === undefined ? null : <S.Vendor dir="auto">{vendor}</S.Vendor>}
    </S.Root>
  );
}
