import { GameCard } from '@parlour/design-system/GameCard';
import { GameCardSkeleton } from '@parlour/design-system/GameCardSkeleton';
import { GameRow } from '@parlour/design-system/GameRow';
import { Section } from '@parlour/design-system/layout/Section';
import { Notice } from '@parlour/design-system/Notice';
import {
  DEFAULT_PICTURE,
  type ImageSource,
  pictureUrl,
  useGameCardLabels,
} from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import type { QueryState } from '../../model/readQuery';

export interface LotteryRowProps {
  title: string;
  state: QueryState<LotteryGame[]>;
  images: ImageSource;
  /** Called with the lottery to play. */
  onPlay: (game: LotteryGame) => void;
}

/** Number of skeletons while loading, and of cards that are shown first. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** A named row of lotteries; renders nothing without any. */
export function LotteryRow({ title, state, images, onPlay }: LotteryRowProps) {
  const { t } = useTranslation('lottery');
  const labels = useGameCardLabels();
  if (state.status === 'ready' && state.data.length === 0) return null;
  const draw = () => {
    if (state.status === 'failed')
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t('row.failed')}
          action={<RetryButton size="sm" variant="outline" tone="neutral" state={state} />}
        >
          {state.message}
        </Notice>
      );
    return (
      <GameRow label={title}>
        {state.status === 'loading'
          ? PLACES.map((place) => <GameCardSkeleton key={place} data-slot="picture#" />)
          : state.data.map((game, at) => (
              <GameCard
                key={game.nodeId}
                game={{
                  id: String(game.nodeId),
                  title: game.displayName,
                  src: pictureUrl(images, game.iconUrl) ?? undefined,
                  fallbackSrc: DEFAULT_PICTURE,
                  isInMaintenance: game.state === 'MAINTENANCE',
                }}
                labels={labels}
                isEager={at < PLACES.length}
                onPlay={() => onPlay(game)}
              />
            ))}
      </GameRow>
    );
  };
  return (
    <Section title={title} aria-busy={state.status === 'loading' || undefined}>
      {draw()}
    </Section>
  );
}
