import {
  useGetOpenedNumbersQuery,
  useGetVnOpenedNumbersQuery,
} from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { type Draw, mergeDraws, readDraw, readVnDraw } from './drawnNumbers';
import { asOne, type FailedState, type QueryState, readQuery } from './readQuery';
import type { Refreshable } from './useRefetchWhenStale';

/** As many draws as the gateway gives at once: the last one of each lottery. */
const OF_ALL = 100;
/** Last draws of one lottery. */
const OF_ONE = 10;

interface DrawsWanted {
  /** Only this lottery. */
  gameCode?: string | undefined;
  /** Which lotteries to load; `none` fetches nothing. */
  kind: 'all' | 'vn' | 'others' | 'none';
}

/** Draws that failed to load while others did load. */
export interface MissingDraws {
  of: 'vn' | 'others';
  state: FailedState;
}

export interface Draws {
  /** The loaded draws, newest first. */
  list: QueryState<Draw[]>;
  /** What failed to load; null if the list is complete or still loading. */
  missing: MissingDraws | null;
  /** Whether other draws are still loading. */
  isComing: boolean;
  /** Whether a lottery that is not in the list has no draw. */
  isWhole: boolean;
}

/** Latest drawn numbers, newest first (LAUNCH-08). */
export function useDraws({ gameCode, kind }: DrawsWanted): Draws & { calls: Refreshable[] } {
  const { t } = useTranslation('lottery');
  const wanted = gameCode === undefined ? { limit: OF_ALL } : { gameCode, limit: OF_ONE };
  const hasOthers = kind === 'all' || kind === 'others';
  const hasVn = kind === 'all' || kind === 'vn';
  const others = useGetOpenedNumbersQuery({ prizeMode: 'Lott', ...wanted }, { skip: !hasOthers });
  const vietnam = useGetVnOpenedNumbersQuery(wanted, { skip: !hasVn });
  const parts: DrawsPart[] = [];
  if (hasOthers)
    parts.push({ of: 'others', state: readQuery(others, t, (draws) => draws.map(readDraw)) });
  if (hasVn)
    parts.push({ of: 'vn', state: readQuery(vietnam, t, (draws) => draws.map(readVnDraw)) });
  return { ...joinDraws(parts), calls: [others, vietnam] };
}

/** The draws of one call. */
export interface DrawsPart {
  of: MissingDraws['of'];
  state: QueryState<Draw[]>;
}

/** Several calls as one list, with the error of those that failed. */
export function joinDraws(parts: readonly DrawsPart[]): Draws {
  const known = parts.flatMap(({ state }) => (state.status === 'ready' ? [state.data] : []));
  const failed = parts.flatMap(({ of, state }) =>
    state.status === 'failed' ? [{ of, state }] : [],
  );
  const isComing = parts.some(({ state }) => state.status === 'loading');
  const [first, ...rest] = failed;
  if (known.length > 0)
    return {
      list: { status: 'ready', data: mergeDraws(...known) },
      missing: first ?? null,
      isComing,
      isWhole: known.length === parts.length && known.every(({ length }) => length < OF_ALL),
    };
  const none = { missing: null, isComing, isWhole: false };
  if (isComing || first === undefined) return { list: { status: 'loading' }, ...none };
  return { list: asOne([first.state, ...rest.map(({ state }) => state)]), ...none };
}
