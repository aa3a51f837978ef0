import { failureText, type PanelState } from '@parlour/feature-core';
import {
  type LotteryGroup,
  type LotteryMenu,
  type PrizeMode,
  useGetGameMenusQuery,
  useGetVnGameMenuQuery,
} from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import type { Refreshable } from './useFresh';

export interface MenusWanted {
  modes: readonly PrizeMode[];
  /** Prize mode in which the Vietnam lotteries are played; null asks for none of them. */
  vnMode: PrizeMode | null;
}

/** The lotteries of one prize mode. */
export interface ModeMenu {
  mode: PrizeMode;
  state: PanelState<LotteryGroup[]>;
  calls: MenuQuery[];
}

/** A menu that was asked for, or is not. */
export interface MenuQuery extends Refreshable {
  data?: LotteryMenu | undefined;
  error?: unknown;
}

const NO_MENU: MenuQuery = {
  isFetching: false,
  isUninitialized: true,
  refetch: () => undefined,
};

/** Menus of the wanted prize modes (LAUNCH-08); those of Vietnam come after the others of their mode. */
export function useMenus({ modes, vnMode }: MenusWanted): ModeMenu[] {
  const { t } = useTranslation('lottery');
  const skip = (mode: PrizeMode) => ({ skip: !modes.includes(mode) });
  const queries: Record<PrizeMode, MenuQuery> = {
    LOTT: useGetGameMenusQuery({ prizeMode: 'LOTT' }, skip('LOTT')),
    ZY: useGetGameMenusQuery({ prizeMode: 'ZY' }, skip('ZY')),
    ELOTT: useGetGameMenusQuery({ prizeMode: 'ELOTT' }, skip('ELOTT')),
    SEA: useGetGameMenusQuery({ prizeMode: 'SEA' }, skip('SEA')),
  };
  const vietnam = useVnMenu(vnMode);
  return modes.map((mode) => {
    const calls = [queries[mode], mode === vnMode ? vietnam : NO_MENU];
    return { mode, state: joinMenus(calls, t), calls };
  });
}

/** The menu of the Vietnam lotteries in a prize mode; null asks for nothing. */
export const useVnMenu = (mode: PrizeMode | null): MenuQuery =>
  useGetVnGameMenuQuery({ prizeMode: mode ?? 'LOTT', device: 'WEB' }, { skip: mode === null });

/** Several menus as one: shown when all are there, failed as soon as one has failed. */
export function joinMenus(
  queries: readonly MenuQuery[],
  translate: (key: string) => string,
): PanelState<LotteryGroup[]> {
  const asked = queries.filter(({ isUninitialized }) => !isUninitialized);
  const menus = asked.flatMap(({ data }) => data ?? []);
  if (asked.length > 0 && menus.length === asked.length)
    return { status: 'ready', data: menus.flatMap(({ gameMenus }) => gameMenus) };
  const failed = asked.filter(({ data, error }) => data === undefined && error !== undefined);
  if (failed.length === 0 || failed.some(({ isFetching }) => isFetching))
    return { status: 'loading' };
  const { error } = failed[0] ?? {};
  return {
    status: 'failed',
    message: failureText(error, translate),
    error,
    onRetry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
