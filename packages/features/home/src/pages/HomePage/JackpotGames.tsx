import { launchRequested, PATHS, useCoreDispatch } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { GameRowPanel } from '../../components/GameRowPanel/GameRowPanel';
import { useJackpotGames } from '../../model/useGameRows';

export function JackpotGames() {
  const { t } = useTranslation('home');
  const dispatch = useCoreDispatch();
  return (
    <GameRowPanel
      title={t('games.jackpot')}
      moreHref={PATHS.slots}
      emptyTitle={t('games.noneJackpot')}
      state={useJackpotGames()}
      onLaunch={(target) => dispatch(launchRequested(target))}
    />
  );
}
