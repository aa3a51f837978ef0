import { useCoreSelector } from '@parlour/feature-core';
import type { LotteryGroup, PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { ofVendor, staleIn } from './lotteryMenu';
import { configuredModes, prizeModeOf } from './prizeMode';
import { type QueryState, readQuery } from './readQuery';
import { useDraws } from './useDraws';
import { gamesIn, groupsIn, type Menu, useMenus } from './useMenus';
import { useRefetchWhenStale } from './useRefetchWhenStale';

/** What the address says of the category. */
export interface CategoryAddress {
  /** `LOTT` at `/lott`, `ELOTT` at `/elott`. */
  category: 'LOTT' | 'ELOTT';
  /** Prize mode that was chosen, or null. */
  mode: string | null;
  /** Vendor that the category opens on, or null (RT-12). */
  vassalage: string | null;
}

/** A prize mode with its menus: its own, and that of Vietnam where it is played in it. */
export interface ModeTab {
  mode: PrizeMode;
  menus: readonly Menu[];
}

export interface CategoryMenus {
  /** Prize modes that have lotteries, or may have: not all menus are loaded. */
  tabs: readonly ModeTab[];
  /** The open one; undefined where there is none. */
  selected: PrizeMode | undefined;
  /** Name of the only vendor that is shown; null for all. */
  vendor: string | null;
}

const holds = (menus: readonly Menu[], vassalage: string): boolean =>
  menus.some((menu) => ofVendor(groupsIn(menu), vassalage).length > 0);

/** The tabs of the menus, without prize modes that are known to have no lottery. */
export const tabsOf = (modes: readonly PrizeMode[], menus: readonly Menu[]): ModeTab[] =>
  modes
    .map((mode) => ({ mode, menus: menus.filter((menu) => menu.mode === mode) }))
    .filter((tab) =>
      tab.menus.some((menu) => menu.state.status !== 'ready' || groupsIn(menu).length > 0),
    );

/** The tab to open: the chosen one, else the vendor's, else the category's, else the first. */
export function openedTab(
  tabs: readonly ModeTab[],
  { category, mode, vassalage }: CategoryAddress,
  prizeMode: PrizeMode,
): PrizeMode | undefined {
  const wanted = category === 'LOTT' ? 'LOTT' : prizeMode;
  // A vendor may be in several tabs: the category's own tab comes first.
  const inOrder = [...tabs].sort(
    (one, other) => Number(other.mode === wanted) - Number(one.mode === wanted),
  );
  return (
    tabs.find((tab) => tab.mode === mode) ??
    (vassalage === null ? undefined : inOrder.find((tab) => holds(tab.menus, vassalage))) ??
    inOrder[0]
  )?.mode;
}

/** The lotteries of the merchant by prize mode, and their last draws. */
export function useCategory(address: CategoryAddress) {
  const { t } = useTranslation('lottery');
  const { merchantCode, prizeModes } = useCoreSelector(({ merchant }) => merchant);
  const lanes = readQuery(useGetGameVendorsQuery({ merchantCode }), t, ({ data }) => data.lanes);
  const prizeMode = lanes.status === 'ready' ? prizeModeOf(lanes.data) : null;
  const modes = prizeMode === null ? [] : configuredModes(prizeModes);
  const menus = useMenus({
    modes,
    vnMode: prizeMode !== null && modes.includes(prizeMode) ? prizeMode : null,
  });
  const { calls, ...draws } = useDraws({ kind: 'all' });
  const tabs = tabsOf(modes, menus);
  const selected = prizeMode === null ? undefined : openedTab(tabs, address, prizeMode);
  const open = tabs.find(({ mode }) => mode === selected)?.menus ?? [];
  useRefetchWhenStale({
    calls: [...open.map(({ call }) => call), ...calls],
    name: selected ?? '',
    waitFor: () => staleIn(gamesIn(open)),
  });
  return { menus: read(), draws };

  function read(): QueryState<CategoryMenus> {
    if (lanes.status !== 'ready') return lanes;
    const { vassalage } = address;
    const vendor = vassalage !== null && holds(open, vassalage) ? vassalage : null;
    return {
      status: 'ready',
      data: {
        selected,
        vendor: vendor === null ? null : nameOf(vendor),
        tabs: tabs.map(({ mode, menus: all }) => ({
          mode,
          menus: mode === selected && vendor !== null ? all.map(ofTheVendor(vendor)) : all,
        })),
      },
    };
  }

  function nameOf(vassalage: string): string {
    const cards = lanes.status === 'ready' ? lanes.data.flatMap(({ vendors }) => vendors) : [];
    return cards.find((card) => card.vassalage === vassalage)?.displayName ?? vassalage;
  }
}

const ofTheVendor =
  (vassalage: string) =>
  (menu: Menu): Menu => {
    if (menu.state.status !== 'ready') return menu;
    const data: LotteryGroup[] = ofVendor(menu.state.data, vassalage);
    return { ...menu, state: { status: 'ready', data } };
  };
