import {
  useGetOpenedNumbersQuery,
  useGetVnOpenedNumbersQuery,
} from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { type Draw, mergeDraws, readDraw, readVnDraw } from './drawnNumbers';
import { asOne, type FailedState, type QueryState, readQuery } from './readQuery';
import type { Refreshable } from './useFresh';

/** As many draws as the gateway gives at once: the last one of each lottery. */
const OF_ALL = 100;
/** Last draws of one lottery. */
const OF_ONE = 10;

interface DrawsWanted {
  /** Only this lottery. */
  gameCode?: string | undefined;
  /** Which lotteries are meant; `none` asks for nothing. */
  kind: 'all' | 'vn' | 'others' | 'none';
}

/** Draws that did not come while others did. */
export interface MissingDraws {
  of: 'vn' | 'others';
  state: FailedState;
}

export interface Draws {
  /** Those that came, newest first. */
  list: QueryState<Draw[]>;
  /** What the list is without; null where it is whole, or will be. */
  missing: MissingDraws | null;
  /** Whether others are on their way still. */
  isComing: boolean;
  /** Whether what is not in the list was not drawn either. */
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

/** Several calls as one list: of what is there, with a word of what is not. */
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
