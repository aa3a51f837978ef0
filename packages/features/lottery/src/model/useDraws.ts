import { failureText, type PanelState } from '@parlour/feature-core';
import {
  useGetOpenedNumbersQuery,
  useGetVnOpenedNumbersQuery,
} from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { type Draw, mergeDraws, readDraw, readVnDraw } from './drawnNumbers';
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

/** Latest drawn numbers, newest first (LAUNCH-08). */
export function useDraws({ gameCode, kind }: DrawsWanted): {
  draws: PanelState<Draw[]>;
  calls: Refreshable[];
} {
  const { t } = useTranslation('lottery');
  const wanted = gameCode === undefined ? { limit: OF_ALL } : { gameCode, limit: OF_ONE };
  const others = useGetOpenedNumbersQuery(
    { prizeMode: 'Lott', ...wanted },
    { skip: kind === 'vn' || kind === 'none' },
  );
  const vietnam = useGetVnOpenedNumbersQuery(wanted, {
    skip: kind === 'others' || kind === 'none',
  });
  const calls = [others, vietnam];
  return { draws: read(), calls };

  function read(): PanelState<Draw[]> {
    const asked = calls.filter(({ isUninitialized }) => !isUninitialized);
    const lists = [others.data?.map(readDraw), vietnam.data?.map(readVnDraw)];
    const known = lists.flatMap((list) => (list === undefined ? [] : [list]));
    const isSettled = asked.every(({ isFetching, data }) => !isFetching || data !== undefined);
    // One list that is there is better than none.
    if (known.length > 0 && (isSettled || known.length === asked.length))
      return { status: 'ready', data: mergeDraws(...known) };
    if (!isSettled || asked.length === 0) return { status: 'loading' };
    const onRetry = () => {
      for (const { refetch } of asked) void refetch();
    };
    const { error } = asked[0] ?? {};
    return { status: 'failed', message: failureText(error, t), onRetry, error };
  }
}
