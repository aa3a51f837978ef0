import { EmptyState } from '@parlour/design-system/EmptyState';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { PlayIcon } from '@parlour/design-system/icons/PlayIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { PATHS } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import type { LOBBY_PATHS } from '../../model/lobbyPaths';

export interface NoGamesProps {
  list: keyof typeof LOBBY_PATHS;
}

/** Says that a member has no favourites or recent games yet, and where to find some. */
export function NoGames({ list }: NoGamesProps) {
  const { t } = useTranslation('lobby');
  const isRecent = list === 'recent';
  return (
    <EmptyState
      icon={isRecent ? <PlayIcon size={28} /> : <HeartIcon size={28} />}
      title={t(`mine.${list}None`)}
      action={
        <LinkButton href={isRecent ? PATHS.hot : PATHS.slots}>{t(`mine.${list}Find`)}</LinkButton>
      }
    >
      {t(`mine.${list}Hint`)}
    </EmptyState>
  );
}
