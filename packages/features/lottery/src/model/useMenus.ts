import {
  type LotteryGroup,
  type LotteryMenu,
  type PrizeMode,
  useGetGameMenusQuery,
  useGetVnGameMenuQuery,
} from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { gamesOf } from './lotteryMenu';
import { type Query, type QueryState, readQuery } from './readQuery';

export interface MenusWanted {
  modes: readonly PrizeMode[];
  /** Prize mode of the Vietnam lotteries; null fetches none of them. */
  vnMode: PrizeMode | null;
}

/** A menu of the gateway, with the prize mode of its tab. */
export interface Menu {
  mode: PrizeMode;
  /** Whether it is the menu of the Vietnam lotteries, which has a separate call. */
  isVn: boolean;
  state: QueryState<LotteryGroup[]>;
  call: Query<LotteryMenu>;
}

/** Menus of the wanted prize modes (LAUNCH-08), one by one; Vietnam's comes after the other menu of its mode. */
export function useMenus({ modes, vnMode }: MenusWanted): Menu[] {
  const { t } = useTranslation('lottery');
  const skip = (mode: PrizeMode) => ({ skip: !modes.includes(mode) });
  const queries: Record<PrizeMode, Query<LotteryMenu>> = {
    LOTT: useGetGameMenusQuery({ prizeMode: 'LOTT' }, skip('LOTT')),
    ZY: useGetGameMenusQuery({ prizeMode: 'ZY' }, skip('ZY')),
    ELOTT: useGetGameMenusQuery({ prizeMode: 'ELOTT' }, skip('ELOTT')),
    SEA: useGetGameMenusQuery({ prizeMode: 'SEA' }, skip('SEA')),
  };
  const vietnam = useGetVnGameMenuQuery(
    { prizeMode: vnMode ?? 'LOTT', device: 'WEB' },
    { skip: vnMode === null },
  );
  const read = (mode: PrizeMode, isVn: boolean, call: Query<LotteryMenu>): Menu => ({
    mode,
    isVn,
    state: readQuery(call, t, ({ gameMenus }) => gameMenus),
    call,
  });
  // If the merchant does not configure its mode, the menu of Vietnam comes last.
  const order = vnMode === null || modes.includes(vnMode) ? modes : [...modes, vnMode];
  return order.flatMap((mode) => [
    ...(modes.includes(mode) ? [read(mode, false, queries[mode])] : []),
    ...(mode === vnMode ? [read(mode, true, vietnam)] : []),
  ]);
}

/** The loaded groups of a menu. */
export const groupsIn = ({ state }: Menu): LotteryGroup[] =>
  state.status === 'ready' ? state.data : [];

/** The loaded lotteries of several menus. */
export const gamesIn = (menus: readonly Menu[]) => menus.flatMap((menu) => gamesOf(groupsIn(menu)));
