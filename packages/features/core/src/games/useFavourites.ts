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

/** The same object until a heart changes. */
export interface Favourites {
  /** Node ids of the games whose heart is full. */
  ids: ReadonlySet<number>;
  toggle: (wish: FavouriteWish) => void;
}

// One for the whole site, as the gateway counts.
let lastChange = Number.NEGATIVE_INFINITY;
// What is wanted before it is known what is there: by a guest, until the login that it opened is done.
let waiting: FavouriteWish | null = null;

/** Whoever closes the login without one does not want it any more. */
const forgetUnlessLoggedIn = (): CoreThunk<void> => (_dispatch, getState) => {
  if (!selectIsLoggedIn(getState())) waiting = null;
};

/**
 * The favourites of a member (LOB-07): a wish shows at once, then the gateway is told, and a refusal takes
 * it back. A guest logs in first and the wish goes on; `onFault` says what did not come to be.
 */
export function useFavourites(onFault: (fault: FavouriteFault) => void): Favourites {
  const dispatch = useCoreDispatch();
  const hasAccount = useCoreSelector(
    (state) => selectIsLoggedIn(state) && state.session.account !== null && !selectIsTrial(state),
  );
  const isTrial = useCoreSelector(selectIsTrial);
  const isGuest = !useCoreSelector(selectIsLoggedIn);
  const isAsked = useCoreSelector(({ overlay }) => overlay.stack.length > 0);
  const { currentData, isError } = useGetFavoriteGamesQuery(undefined, { skip: !hasAccount });
  const isKnown = hasAccount && (currentData !== undefined || isError);
  const ids = useMemo(
    () => new Set(hasAccount ? (currentData ?? []) : []),
    [hasAccount, currentData],
  );
  // Read when a heart is pressed, so that the cards need no new function at every change.
  const latest = useRef({ ids, hasAccount, isKnown, onFault });
  useEffect(() => {
    latest.current = { ids, hasAccount, isKnown, onFault };
  });

  const change = useCallback(
    async ({ game: { nodeId, vassalage: vendor, gameType }, isWanted }: FavouriteWish) => {
      if (latest.current.ids.has(nodeId) === isWanted) return;
      const now = Date.now();
      if (now - lastChange < SPACING) {
        latest.current.onFault('tooSoon');
        return;
      }
      lastChange = now;
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
      if (latest.current.isKnown) return void change(wish);
      waiting = wish;
      if (latest.current.hasAccount) return;
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
    if (!isKnown || wish === null) return;
    waiting = null;
    void change(wish);
  }, [isTrial, isKnown, change]);

  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
