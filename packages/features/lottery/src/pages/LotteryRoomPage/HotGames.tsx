import { GameCard } from '@parlour/design-system/GameCard';
import { GameCardSkeleton } from '@parlour/design-system/GameCardSkeleton';
import { GameRow } from '@parlour/design-system/GameRow';
import { Section } from '@parlour/design-system/layout/Section';
import { Notice } from '@parlour/design-system/Notice';
import {
  launch,
  toCardFacts,
  toLaunchTarget,
  useCoreDispatch,
  useGameCardLabels,
  useImageSource,
  useLanguage,
} from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useHotGames } from '../../model/useHotGames';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Hot games that are open, beside a lottery that is closed (LAUNCH-06); renders nothing without any. */
export default function HotGames() {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const state = useHotGames();
  const images = useImageSource();
  const labels = useGameCardLabels();
  const dispatch = useCoreDispatch();
  if (state.status === 'ready' && state.data.length === 0) return null;
  return (
    <Section title={t('room.hot')} aria-busy={state.status === 'loading' || undefined}>
      {state.status === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          title={t('room.hotFailed')}
          action={<RetryButton size="sm" variant="outline" tone="neutral" state={state} />}
        >
          {state.message}
        </Notice>
      ) : (
        <GameRow label={t('room.hot')}>
          {state.status === 'loading'
            ? PLACES.map((place) => <GameCardSkeleton key={place} />)
            : state.data.map((game) => (
                <GameCard
                  key={game.nodeId}
                  game={toCardFacts(game, images, tag)}
                  labels={labels}
                  onPlay={() => void dispatch(launch(toLaunchTarget(game)))}
                />
              ))}
        </GameRow>
      )}
    </Section>
  );
}
