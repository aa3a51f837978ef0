import { type Favourites, useApps, useCoreSelector, useFavourites } from '@parlour/feature-core';
import { useFavouriteFault } from '@parlour/feature-parts';
import { useEffect } from 'react';
import { AppsPanel } from '../../components/AppsPanel/AppsPanel';
import { WinnersPanel } from '../../components/WinnersPanel/WinnersPanel';
import { useWinners } from '../../model/useWinners';
import { guarded } from './guarded';

export interface HomeFootProps {
  /** Told of the hearts of games, as often as one changes. */
  onFavourites: (favourites: Favourites) => void;
}

/**
 * What comes when the page rests: the hearts of the rows above, and what stands at its end, the apps of the
 * merchant and the leaders of the gateway.
 */
export default function HomeFoot({ onFavourites }: HomeFootProps) {
  const favourites = useFavourites(useFavouriteFault());
  useEffect(() => onFavourites(favourites), [favourites, onFavourites]);
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
