import { failureText, type PanelState, useCoreSelector } from '@parlour/feature-core';
import type { LotteryGroup, PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { freshFor, gamesOf, ofVendor } from './lotteryMenu';
import { configuredModes, prizeModeOf } from './prizeMode';
import { useDraws } from './useDraws';
import { useFresh } from './useFresh';
import { type ModeMenu, useMenus } from './useMenus';

/** What the address says of the category. */
export interface CategoryAddress {
  /** `LOTT` at `/lott`, `ELOTT` at `/elott`. */
  category: 'LOTT' | 'ELOTT';
  /** Prize mode that was chosen, or null. */
  mode: string | null;
  /** Vendor that the category opens on, or null (RT-12). */
  vassalage: string | null;
}

export interface CategoryMenus {
  /** Prize modes that have lotteries, each with its menu. */
  tabs: readonly { mode: PrizeMode; menu: PanelState<LotteryGroup[]> }[];
  /** The open one; undefined where there is none. */
  selected: PrizeMode | undefined;
  /** Name of the vendor that alone is shown, or null. */
  vendor: string | null;
}

const holds = ({ state }: ModeMenu, vassalage: string): boolean =>
  state.status === 'ready' && ofVendor(state.data, vassalage).length > 0;

/** The tab to open: what was chosen, else where the vendor is, else that of the category, else the first. */
export function openedTab(
  tabs: readonly ModeMenu[],
  { category, mode, vassalage }: CategoryAddress,
  prizeMode: PrizeMode,
): PrizeMode | undefined {
  const wanted = category === 'LOTT' ? 'LOTT' : prizeMode;
  // A vendor may be in several: the category's own tab is looked at first.
  const inOrder = [...tabs].sort(
    (one, other) => Number(other.mode === wanted) - Number(one.mode === wanted),
  );
  return (
    tabs.find((tab) => tab.mode === mode) ??
    (vassalage === null ? undefined : inOrder.find((tab) => holds(tab, vassalage))) ??
    inOrder[0]
  )?.mode;
}

/** The lotteries of the merchant by prize mode, and what they drew last. */
export function useCategory(address: CategoryAddress) {
  const { t } = useTranslation('lottery');
  const { merchantCode, prizeModes } = useCoreSelector(({ merchant }) => merchant);
  const lanes = useGetGameVendorsQuery({ merchantCode });
  const known = lanes.data?.data.lanes;
  const prizeMode = known === undefined ? null : prizeModeOf(known);
  const menus = useMenus({
    modes: prizeMode === null ? [] : configuredModes(prizeModes),
    vnMode: prizeMode,
  });
  const { draws, calls } = useDraws({ kind: 'all' });
  const tabs = menus.filter(({ state }) => state.status !== 'ready' || state.data.length > 0);
  const selected = prizeMode === null ? undefined : openedTab(tabs, address, prizeMode);
  const open = menus.find(({ mode }) => mode === selected);
  useFresh({
    calls: [...(open?.calls ?? []), ...calls],
    name: selected ?? '',
    waitFor: () =>
      freshFor(open?.state.status === 'ready' ? gamesOf(open.state.data) : [], Date.now()),
  });
  return { menus: read(), draws };

  function read(): PanelState<CategoryMenus> {
    if (known === undefined && lanes.error !== undefined && !lanes.isFetching)
      return {
        status: 'failed',
        message: failureText(lanes.error, t),
        error: lanes.error,
        onRetry: () => void lanes.refetch(),
      };
    // Which tabs there are is known when every menu has come or failed.
    if (prizeMode === null || menus.some(({ state }) => state.status === 'loading'))
      return { status: 'loading' };
    const { vassalage } = address;
    const vendor =
      vassalage !== null && open !== undefined && holds(open, vassalage) ? vassalage : null;
    return {
      status: 'ready',
      data: {
        selected,
        vendor: vendor === null ? null : nameOf(vendor),
        tabs: tabs.map(({ mode, state }) => ({
          mode,
          menu:
            state.status === 'ready' && mode === selected && vendor !== null
              ? { status: 'ready', data: ofVendor(state.data, vendor) }
              : state,
        })),
      },
    };
  }

  function nameOf(vassalage: string): string {
    const cards = known?.flatMap(({ vendors }) => vendors) ?? [];
    return cards.find((card) => card.vassalage === vassalage)?.displayName ?? vassalage;
  }
}
