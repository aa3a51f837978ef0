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
  /** Prize mode in which the Vietnam lotteries are played; null asks for none of them. */
  vnMode: PrizeMode | null;
}

/** A menu of the gateway, in the prize mode whose tab it stands in. */
export interface Menu {
  mode: PrizeMode;
  /** Whether it is that of the Vietnam lotteries, which comes by a call of its own. */
  isVn: boolean;
  state: QueryState<LotteryGroup[]>;
  call: Query<LotteryMenu>;
}

/** Menus of the wanted prize modes (LAUNCH-08), each for itself; that of Vietnam comes after the other of its mode. */
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
  // Where the merchant does not configure the mode it is played in, that of Vietnam comes last.
  const order = vnMode === null || modes.includes(vnMode) ? modes : [...modes, vnMode];
  return order.flatMap((mode) => [
    ...(modes.includes(mode) ? [read(mode, false, queries[mode])] : []),
    ...(mode === vnMode ? [read(mode, true, vietnam)] : []),
  ]);
}

/** The groups of a menu that are there. */
export const groupsIn = ({ state }: Menu): LotteryGroup[] =>
  state.status === 'ready' ? state.data : [];

/** The lotteries of several menus that are there. */
export const gamesIn = (menus: readonly Menu[]) => menus.flatMap((menu) => gamesOf(groupsIn(menu)));
