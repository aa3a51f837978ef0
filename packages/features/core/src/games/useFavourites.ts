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

/** Least time between two changes, in ms (LOB-07). */
const SPACING = 1000;

export interface FavouriteWish {
  game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
  isWanted: boolean;
}

/** What came of a wish that was not fulfilled at once. */
export type FavouriteFault = 'failed' | 'tooSoon';

/** Which games have a full heart, by their node ids. */
export interface Hearts {
  /** Null where the list could not be had. */
  has: (nodeId: number) => boolean | null;
}

/** The same object until a heart changes. */
export interface Favourites {
  ids: Hearts;
  toggle: (wish: FavouriteWish) => void;
}

// One for the whole site, as the gateway counts.
let lastChange = Number.NEGATIVE_INFINITY;
// What is wanted before it is known what is there: by a guest, until the login that it opened is done.
let waiting: FavouriteWish | null = null;

const UNKNOWN: Hearts = { has: () => null };

/** Whoever closes the login without one does not want it any more. */
const forgetUnlessLoggedIn = (): CoreThunk<void> => (_dispatch, getState) => {
  if (!selectIsLoggedIn(getState())) waiting = null;
};

/**
 * The favourites of a member (LOB-07): a wish shows at once, then the gateway is told, and a refusal takes
 * it back. A guest logs in first and the wish goes on; `onFault` says what did not come to be. A list that
 * could not be had is asked for again when a heart is pressed, when the line is back, and by the next page.
 */
export function useFavourites(onFault: (fault: FavouriteFault) => void): Favourites {
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
  // Read when a heart is pressed, so that the cards need no new function at every change.
  const now = { ids, hasAccount, isTrial, isKnown, isMissing, refetch, onFault };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const change = useCallback(
    async ({ game: { nodeId, vassalage: vendor, gameType }, isWanted }: FavouriteWish) => {
      if (latest.current.ids.has(nodeId) === isWanted) return;
      const time = performance.now();
      if (time - lastChange < SPACING) {
        latest.current.onFault('tooSoon');
        return;
      }
      lastChange = time;
      const request = isWanted
        ? dispatch(addFavoriteGame.initiate({ favoriteGameRequest: { nodeId, vendor, gameType } }))
        : dispatch(removeFavoriteGame.initiate({ nodeId }));
      const { error } = await request;
      if (error !== undefined) latest.current.onFault('failed');
    },
    [dispatch],
  );

  const toggle = useCallback(
    (wish: FavouriteWish) => {
      const { isKnown, isMissing, hasAccount, isTrial, refetch } = latest.current;
      if (isKnown) return void change(wish);
      // What a trial user wanted is no wish of the next member's.
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
    else latest.current.onFault('failed');
  }, [isTrial, isKnown, hasFailed, error, change]);

  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
