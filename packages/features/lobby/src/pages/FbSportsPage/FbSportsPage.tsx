import { pathOfType, useCoreDispatch, usePageHead, useRegistration } from '@parlour/feature-core';
import { PlayStrip } from '@parlour/feature-shared';
import { baseApi } from '@parlour/gateway-openapi';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { GameStage } from '../../components/GameStage/GameStage';
import type { LaunchWhat } from '../../model/launchWhat';
import { useLaunch } from '../../model/useLaunch';
import { useVendor } from '../../model/useVendors';
import { OtherGames } from '../OtherGames';

const FB: LaunchWhat = { kind: 'fbSports' };
const FB_VENDOR = { vassalage: 'FB', gameType: 'SPORTS' };

/** The sports vendor FB, opened within its page (RT-06). */
export default function FbSportsPage() {
  const { t } = useTranslation('lobby');
  const { launch, retry, fail } = useLaunch(FB);
  const vendor = useVendor(FB_VENDOR);
  const dispatch = useCoreDispatch();
  const handleBalanceChange = useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['Balance']));
  }, [dispatch]);
  const isClosed = launch.status === 'failed' && launch.reason === 'maintenance';
  const name = vendor?.displayName ?? t('title.SPORTS');
  usePageHead(name, t('about.SPORTS'));
  return (
    <GameStage
      isBelowNav
      name={name}
      launch={launch}
      backHref={pathOfType('SPORTS')}
      onRetry={retry}
      onRegister={useRegistration()}
      onFail={fail}
      onBalanceChange={handleBalanceChange}
      others={isClosed ? <OtherGames /> : null}
    >
      <PlayStrip />
    </GameStage>
  );
}
