import { useApps, useCoreSelector } from '@parlour/feature-core';
import { AppsPanel } from '../../components/AppsPanel/AppsPanel';
import { WinnersPanel } from '../../components/WinnersPanel/WinnersPanel';
import { useWinners } from '../../model/useWinners';
import { guarded } from './guarded';

/** What stands at the end of the page: the apps of the merchant, and the leaders of the gateway. */
export default function HomeFoot() {
  return (
    <>
      {guarded(Apps)}
      {guarded(Winners)}
    </>
  );
}

function Apps() {
  const brand = useCoreSelector((state) => state.merchant.theme.name);
  return <AppsPanel brand={brand} apps={useApps()} />;
}

function Winners() {
  const { state, isRefreshing, refresh } = useWinners();
  return <WinnersPanel state={state} isRefreshing={isRefreshing} onRefresh={refresh} />;
}
