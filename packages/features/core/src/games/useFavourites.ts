import {
  addFavoriteGame,
  removeFavoriteGame,
  useGetFavoriteGamesQuery,
} from '@parlour/gateway-openapi/games';
import type { Game } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { navigationRequested } from '../navigation/navigationRequested';
import { requireAccount } from '../session/requireAccount';
import { selectIsLoggedIn, selectIsTrial } from '../session/session.selectors';
import type { CoreThunk } from '../store/coreState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';

/** Minimum time between two changes, in ms (LOB-07). */
const MIN_INTERVAL = 1000;

export interface FavouriteChange {
  game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
  isWanted: boolean;
}

/** Why a change was not made: it failed, or came too soon after the last one. */
export type FavouriteError = 'failed' | 'tooSoon';

/** Which games have a full heart, by their node ids. */
export interface FavouriteIds {
  /** Null if the list could not be loaded. */
  has: (nodeId: number) => boolean | null;
}

/** The same object until a heart changes. */
export interface Favourites {
  ids: FavouriteIds;
  toggle: (wanted: FavouriteChange) => void;
}

// One for the whole site, like the gateway's rate limit.
let lastChange = Number.NEGATIVE_INFINITY;
// A change that waits for the list; a guest's waits for the login that it opened.
let pending: FavouriteChange | null = null;

const UNKNOWN: FavouriteIds = { has: () => null };

/** Closing the login without logging in cancels the change. */
const forgetUnlessLoggedIn = (): CoreThunk<void> => (_dispatch, getState) => {
  if (!selectIsLoggedIn(getState())) pending = null;
};

/**
 * The favourites of a member (LOB-07). Changes are optimistic updates: a refusal rolls them back. A guest
 * logs in first, then the change goes on. `onError` is called when one was not made. A list that could not be
 * loaded is fetched again when a heart is pressed, when the network is back, and by the next page.
 */
export function useFavourites(onError: (error: FavouriteError) => void): Favourites {
  const dispatch = useCoreDispatch();
  const hasAccount = useCoreSelector(
    (state) => selectIsLoggedIn(state) && state.session.account !== null && !selectIsTrial(state),
  );
  const isTrial = useCoreSelector(selectIsTrial);
  const isGuest = !useCoreSelector(selectIsLoggedIn);
  const isOverlayOpen = useCoreSelector(({ overlay }) => overlay.stack.length > 0);
  const { currentData, error, isFetching, refetch } = useGetFavoriteGamesQuery(undefined, {
    skip: !hasAccount,
  });
  const isKnown = hasAccount && currentData !== undefined;
  const isMissing = hasAccount && !isKnown && error !== undefined;
  const hasFailed = isMissing && !isFetching;
  const ids = useMemo(
    () => (isMissing ? UNKNOWN : new Set<number>(hasAccount ? currentData : [])),
    [isMissing, hasAccount, currentData],
  );
  // In a ref, so that `toggle` stays the same function and the cards do not render at each change.
  const now = { ids, hasAccount, isTrial, isKnown, isMissing, refetch, onError };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const change = useCallback(
    async ({ game: { nodeId, vassalage: vendor, gameType }, isWanted }: FavouriteChange) => {
      if (latest.current.ids.has(nodeId) === isWanted) return;
      const time = performance.now();
      if (time - lastChange < MIN_INTERVAL) {
        latest.current.onError('tooSoon');
        return;
      }
      lastChange = time;
      const request = isWanted
        ? dispatch(addFavoriteGame.initiate({ favoriteGameRequest: { nodeId, vendor, gameType } }))
        : dispatch(removeFavoriteGame.initiate({ nodeId }));
      const { error } = await request;
      if (error !== undefined) latest.current.onError('failed');
    },
    [dispatch],
  );

  const toggle = useCallback(
    (wanted: FavouriteChange) => {
      const { isKnown, isMissing, hasAccount, isTrial, refetch } = latest.current;
      if (isKnown) return void change(wanted);
      // A trial user's change must not go on under the next member's login.
      pending = isTrial ? null : wanted;
      if (isMissing) void refetch();
      if (hasAccount) return;
      const { pathname, search } = window.location;
      dispatch(requireAccount(navigationRequested({ path: `${pathname}${search}` })));
    },
    [change, dispatch],
  );

  useEffect(() => {
    if (!isGuest || !isOverlayOpen) return undefined;
    return () => {
      dispatch(forgetUnlessLoggedIn());
    };
  }, [isGuest, isOverlayOpen, dispatch]);

  useEffect(() => {
    const wanted = pending;
    if (isTrial) pending = null;
    if (wanted === null || !(isKnown || hasFailed)) return;
    pending = null;
    if (isKnown) void change(wanted);
    else latest.current.onError('failed');
  }, [isTrial, isKnown, hasFailed, error, change]);

  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
