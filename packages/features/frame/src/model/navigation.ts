import { PATHS, ROUTE_OF_CATEGORY, type SportsLists, sportsKind } from '@parlour/feature-core';
import type { GameLane } from '@parlour/gateway-openapi/start';

/** At most this many vendors stand in a drop-down (NAV-05). */
const MOST_VENDORS = 11;

const WITHOUT_DROPDOWN: ReadonlySet<string> = new Set(['PROMO', 'HOME', 'FB']);

export interface NavigationEntry {
  /** Code of the category. */
  id: string;
  href: string;
  /** Null where the dictionary has the words, as for home and promotions. */
  label: string | null;
  vendors: NavigationVendor[];
  /** Whether the list of vendors was cut, so that a way to all of them is needed. */
  hasMore: boolean;
}

export interface NavigationVendor {
  code: string;
  gameType: string;
  name: string;
  href: string;
}

const FIXED_ROUTES: Readonly<Record<string, string>> = {
  LOTT: '/elott',
  ELOTT: '/elott',
  HOT: PATHS.hot,
  DOWNLOAD: PATHS.download,
  FB: '/fbSports',
};

/** Where a category leads (NAV-04, RT-13); other types have a list at their own name in lower case (RT-07). */
export const routeOfCategory = (category: string): string =>
  FIXED_ROUTES[category] ?? ROUTE_OF_CATEGORY[category] ?? `/${category.toLowerCase()}`;

/** In the lane of sports, vendors of a kind with a page of its own lead there and come last (NAV-06). */
function toVendors({ gameCategory, vendors }: GameLane, lists: SportsLists): NavigationVendor[] {
  const placed = vendors.map((vendor) => ({
    vendor,
    kind: gameCategory === 'SPORTS' ? sportsKind(vendor, lists) : 'own',
  }));
  return [
    ...placed.filter(({ kind }) => kind === 'own'),
    ...placed.filter(({ kind }) => kind !== 'own'),
  ].map(({ vendor: { vassalage, gameType, displayName }, kind }) => {
    const route = routeOfCategory(kind === 'own' ? gameCategory : kind);
    return {
      code: vassalage,
      gameType,
      name: displayName,
      href: kind === 'FB' ? route : `${route}?vassalage=${encodeURIComponent(vassalage)}`,
    };
  });
}

function toEntry(lane: GameLane, lists: SportsLists): NavigationEntry {
  const { gameCategory, labelName, vendors } = lane;
  const shown = WITHOUT_DROPDOWN.has(gameCategory)
    ? []
    : toVendors(lane, lists).slice(0, MOST_VENDORS);
  return {
    id: gameCategory,
    href: routeOfCategory(gameCategory),
    label: labelName ?? vendors[0]?.displayName ?? gameCategory,
    vendors: shown,
    hasMore: shown.length === MOST_VENDORS,
  };
}

/** The top navigation: home, every category that has a vendor, promotions (NAV-01 to NAV-06). */
export function buildNavigation(lanes: readonly GameLane[], lists: SportsLists): NavigationEntry[] {
  const edge = (id: string, href: string): NavigationEntry => ({
    id,
    href,
    label: null,
    vendors: [],
    hasMore: false,
  });
  const categories = lanes.filter(
    ({ gameCategory, vendors }) =>
      vendors.length > 0 && gameCategory !== 'HOME' && gameCategory !== 'PROMO',
  );
  return [
    edge('HOME', PATHS.home),
    ...categories.map((lane) => toEntry(lane, lists)),
    edge('PROMO', PATHS.promotions),
  ];
}

/** Whether a page belongs to an entry. */
export const isEntryOf = (entry: NavigationEntry, pathname: string): boolean =>
  entry.id === 'HOME'
    ? ['/', '/index', '/index.html', '/home'].includes(pathname)
    : pathname === entry.href;
