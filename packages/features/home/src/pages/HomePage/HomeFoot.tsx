import {
  freePlayPath,
  navigationRequested,
  useApps,
  useCoreDispatch,
  useCoreSelector,
  useFavourites,
} from '@parlour/feature-core';
import { ErrorRegion, useFavouriteError } from '@parlour/feature-shared';
import { useEffect } from 'react';
import { AppsPanel } from '../../components/AppsPanel/AppsPanel';
import type { RowActions } from '../../components/GameRowPanel/GameRowPanel';
import { WinnersPanel } from '../../components/WinnersPanel/WinnersPanel';
import { useWinners } from '../../model/useWinners';

export interface HomeFootProps {
  /** Called with the actions for the games above, on every change of a favourite. */
  onActions: (actions: RowActions) => void;
}

/**
 * Loaded when the page is idle: further actions for the rows above, and the end of the page with apps and
 * winners.
 */
export default function HomeFoot({ onActions }: HomeFootProps) {
  const dispatch = useCoreDispatch();
  const favourites = useFavourites(useFavouriteError());
  useEffect(() => {
    const onFreePlay = (nodeId: number) =>
      dispatch(navigationRequested({ path: freePlayPath(nodeId) }));
    onActions({ favourites, onFreePlay });
  }, [dispatch, favourites, onActions]);
  return (
    <>
      <ErrorRegion>
        <Apps />
      </ErrorRegion>
      <ErrorRegion>
        <Winners />
      </ErrorRegion>
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
