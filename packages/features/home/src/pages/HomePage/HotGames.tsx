import { launchRequested, PATHS, useCoreDispatch } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { GameRowPanel } from '../../components/GameRowPanel/GameRowPanel';
import { useHotGames } from '../../model/useGameRows';

export function HotGames() {
  const { t } = useTranslation('home');
  const dispatch = useCoreDispatch();
  return (
    <GameRowPanel
      title={t('games.hot')}
      moreHref={PATHS.hot}
      emptyTitle={t('games.noneHot')}
      state={useHotGames()}
      onLaunch={(target) => dispatch(launchRequested(target))}
    />
  );
}
