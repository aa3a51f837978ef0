import {
  addFavoriteGame,
  removeFavoriteGame,
  useGetFavoriteGamesQuery,
} from '@parlour/gateway-openapi/favourites';
import type { Game } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { navigationRequested } from '../navigation/navigationRequested';
import { requireAccount } from '../session/requireAccount';
import { selectIsLoggedIn, selectIsTrial } from '../session/session.selectors';
import type { CoreThunk } from '../store/coreState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';

/** Minimum time between two changes, in ms (LOB-07). */
const SPACING = 1000;

export interface FavouriteWish {
  game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
  isWanted: boolean;
}

/** Why a change was not made: it failed, or came too soon after the last one. */
export type FavouriteError = 'failed' | 'tooSoon';

/** Which games have a full heart, by their node ids. */
export interface Hearts {
  /** Null if the list could not be loaded. */
  has: (nodeId: number) => boolean | null;
}

/** The same object until a heart changes. */
export interface Favourites {
  ids: Hearts;
  toggle: (wish: FavouriteWish) => void;
}

// One for the whole site, like the gateway's rate limit.
let lastChange = Number.NEGATIVE_INFINITY;
// A change that waits for the list; a guest's waits for the login that it opened.
let waiting: FavouriteWish | null = null;

const UNKNOWN: Hearts = { has: () => null };

/** Closing the login without logging in cancels the change. */
const forgetUnlessLoggedIn = (): CoreThunk<void> => (_dispatch, getState) => {
  if (!selectIsLoggedIn(getState())) waiting = null;
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
  const isAsked = useCoreSelector(({ overlay }) => overlay.stack.length > 0);
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
    async ({ game: { nodeId, vassalage: vendor, gameType }, isWanted }: FavouriteWish) => {
      if (latest.current.ids.has(nodeId) === isWanted) return;
      const time = performance.now();
      if (time - lastChange < SPACING) {
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
    (wish: FavouriteWish) => {
      const { isKnown, isMissing, hasAccount, isTrial, refetch } = latest.current;
      if (isKnown) return void change(wish);
      // A trial user's change must not go on under the next member's login.
      waiting = isTrial ? null : wish;
      if (isMissing) void refetch();
      if (hasAccount) return;
      const { pathname, search } = window.location;
      dispatch(requireAccount(navigationRequested({ path: `${pathname}${search}` })));
    },
    [change, dispatch],
  );

  useEffect(() => {
    if (!isGuest || !isAsked) return undefined;
    return () => {
      dispatch(forgetUnlessLoggedIn());
    };
  }, [isGuest, isAsked, dispatch]);

  useEffect(() => {
    const wish = waiting;
    if (isTrial) waiting = null;
    if (wish === null || !(isKnown || hasFailed)) return;
    waiting = null;
    if (isKnown) void change(wish);
    else latest.current.onError('failed');
  }, [isTrial, isKnown, hasFailed, error, change]);

  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
