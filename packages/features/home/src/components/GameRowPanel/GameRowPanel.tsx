import { EmptyState } from '@parlour/design-system/EmptyState';
import { GameCard } from '@parlour/design-system/GameCard';
import { GameCardSkeleton } from '@parlour/design-system/GameCardSkeleton';
import { GameRow } from '@parlour/design-system/GameRow';
import { GamesIcon } from '@parlour/design-system/icons/GamesIcon';
import { Section } from '@parlour/design-system/layout/Section';
import {
  type Favourites,
  type LaunchTarget,
  type PanelState,
  useGameCardLabels,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import type { RowGame } from '../../model/gameRow';
import { PanelError } from '../PanelError/PanelError';
import * as S from './GameRowPanel.styles';

export interface RowActions {
  /** The favourites and how to toggle one (LOB-07). */
  favourites: Favourites;
  /** Called with the game to try with play money (LOB-09). */
  onFreePlay: (nodeId: number) => void;
}

export interface GameRowPanelProps {
  title: string;
  /** Link to all games of this kind. */
  moreHref: string;
  /** Shown when there is no such game. */
  emptyTitle: string;
  state: PanelState<RowGame[]>;
  /** Called with the game to launch. */
  onLaunch: (target: LaunchTarget) => void;
  /** What else can be done with a game; without it the cards can only be played. */
  actions?: RowActions | undefined;
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

const RowSkeleton = ({ label }: { label: string }) => (
  <GameRow label={label}>
    {CARDS.map((card) => (
      <GameCardSkeleton key={card} />
    ))}
  </GameRow>
);

/** A named row of six games. */
export function GameRowPanel({
  title,
  moreHref,
  emptyTitle,
  state,
  onLaunch,
  actions,
}: GameRowPanelProps) {
  const { t } = useTranslation('home');
  const labels = useGameCardLabels();
  const draw = () => {
    if (state.status === 'loading') return <RowSkeleton label={title} />;
    if (state.status === 'failed')
      return (
        <S.CardSpace>
          <RowSkeleton label={title} />
          <PanelError title={t('games.failed')} state={state} />
        </S.CardSpace>
      );
    if (state.data.length === 0)
      return (
        <S.CardSpace>
          <RowSkeleton label={title} />
          <EmptyState icon={<GamesIcon size={28} />} title={emptyTitle}>
            {t('games.noneText')}
          </EmptyState>
        </S.CardSpace>
      );
    return (
      <GameRow label={title}>
        {state.data.map(({ card, launch, isFree }) => (
          <GameCard
            key={card.id}
            game={card}
            labels={labels}
            isFavourite={actions?.favourites.ids.has(launch.nodeId)}
            onPlay={() => onLaunch(launch)}
            onFreePlay={actions && isFree ? () => actions.onFreePlay(launch.nodeId) : undefined}
            onToggleFavourite={
              actions &&
              (({ isFavourite }) =>
                actions.favourites.toggle({ game: launch, isWanted: isFavourite }))
            }
          />
        ))}
      </GameRow>
    );
  };
  return (
    <Section
      title={title}
      more={{ href: moreHref, label: t('common:actions.more') }}
      aria-busy={state.status === 'loading' || undefined}
    >
      {draw()}
    </Section>
  );
}
