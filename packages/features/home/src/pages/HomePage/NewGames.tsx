import { launchRequested, PATHS, useCoreDispatch } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { GameRowPanel } from '../../components/GameRowPanel/GameRowPanel';
import { useNewGames } from '../../model/useGameRows';

export function NewGames() {
  const { t } = useTranslation('home');
  const dispatch = useCoreDispatch();
  return (
    <GameRowPanel
      title={t('games.new')}
      moreHref={PATHS.slots}
      emptyTitle={t('games.noneNew')}
      state={useNewGames()}
      onLaunch={(target) => dispatch(launchRequested(target))}
    />
  );
}
