import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HeartFilledIcon } from '../../icons/HeartFilledIcon';
import { HeartIcon } from '../../icons/HeartIcon';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import type { OddsButtonLabels } from '../OddsButton/OddsButton';
import * as S from './MatchCard.styles';
import { MatchCardMarkets, type MatchOddsEvent } from './MatchCardMarkets';
import { MatchCardSides } from './MatchCardSides';
import { MatchCardStanding } from './MatchCardStanding';
import type { MatchCardLabels, MatchCardMatch } from './match';

export type { MatchOddsEvent } from './MatchCardMarkets';
export {
  MATCH_STATUSES,
  type MatchCardLabels,
  type MatchCardMatch,
  type MatchMarket,
  type MatchPrice,
  type MatchSide,
  type MatchStatus,
} from './match';

export interface MatchCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The match, with its texts and prices formatted. */
  match: MatchCardMatch;
  /** Address of the match. The sides are then a link to it. */
  href?: string | undefined;
  /** Link to the other markets: '+128 markets'. Default: none. */
  more?: { href: string; text: string } | undefined;
  /** Shown instead of the time of the start while it is `upcoming`, such as a `Countdown` of size `sm`. */
  timer?: ReactNode;
  /** Whether the heart is filled. Default: false. */
  isFavourite?: boolean;
  /** Texts. Default: those of the `LabelsProvider`. */
  labels?: Partial<MatchCardLabels>;
  /** Texts of the prices. Default: those of the `LabelsProvider` for `OddsButton`. */
  oddsLabels?: Partial<OddsButtonLabels>;
  /** Called when a price is pressed, with its match, market and new state. */
  onToggleOdds?: ((event: MatchOddsEvent) => void) | undefined;
  /** Called with the new state. Without it there is no heart. */
  onToggleFavourite?: ((event: { id: string; isFavourite: boolean }) => void) | undefined;
}

/**
 * A match with its first prices, in a list of matches. On a phone the prices stand below the sides, where there is room
 * beside them. While it is suspended no price can be chosen; once it has ended there is none. For one price alone use
 * `OddsButton`; for a game of the lobby, `GameCard`; while matches load, `MatchCardSkeleton`.
 */
export function MatchCard({
  match,
  href,
  more,
  timer,
  isFavourite = false,
  labels,
  oddsLabels,
  onToggleOdds,
  onToggleFavourite,
  ...rest
}: MatchCardProps) {
  const texts: Partial<MatchCardLabels> = useLabels<MatchCardLabels>('MatchCard', labels);
  const { id, status, sides, markets = [], competition } = match;
  const title = sides.map(({ name }) => name).join(' – ');
  const favourite = isFavourite ? texts.removeFavourite : texts.addFavourite;
  const hasEnded = status === 'ended';
  return (
    <S.Root data-component="MatchCard" data-status={status} aria-label={title} {...rest}>
      <S.Head>
        <S.Facts>
          <S.Competition dir="auto">{competition}</S.Competition>
          <MatchCardStanding match={match} timer={timer} texts={texts} />
        </S.Facts>
        {onToggleFavourite === undefined ? null : (
          <IconButton
            size="sm"
            label={`${favourite ?? ''} ${title}`.trim()}
            aria-pressed={isFavourite}
            icon={isFavourite ? <HeartFilledIcon /> : <HeartIcon />}
            onClick={() => onToggleFavourite({ id, isFavourite: !isFavourite })}
          />
        )}
      </S.Head>
      <S.Body data-alone={hasEnded || undefined}>
        <MatchCardSides sides={sides} href={href} />
        {hasEnded ? null : (
          <MatchCardMarkets
            matchId={id}
            markets={markets}
            isSuspended={status === 'suspended'}
            labels={oddsLabels}
            noPrices={texts.noPrices}
            onToggleOdds={onToggleOdds}
          />
        )}
      </S.Body>
      {more === undefined ? null : (
        <S.More href={more.href} aria-label={`${more.text} ${title}`}>
          {more.text}
        </S.More>
      )}
    </S.Root>
  );
}
