import {
  CATEGORY_OF_ROUTE,
  categoryName,
  type MerchantDocument,
  PATHS,
  ROUTE_OF_CATEGORY,
  sportsKind,
} from '@parlour/feature-core';
import type { GameLane } from '@parlour/gateway-openapi/start';

/** Maximum number of vendors in a drop-down (NAV-05). */
const MOST_VENDORS = 11;

/** What the merchant document says of categories and their vendors. */
type NavigationLists = Pick<MerchantDocument, 'esportGames' | 'cockfightGames' | 'extraGameTypes'>;

export interface NavigationEntry {
  /** Code of the category. */
  id: string;
  href: string;
  /** Null where the dictionary has the text, as for home and promotions. */
  label: string | null;
  vendors: NavigationVendor[];
  /** Whether the list of vendors was cut, so that a link to all of them is needed. */
  hasMore: boolean;
}

export interface NavigationVendor {
  code: string;
  gameType: string;
  name: string;
  href: string;
}

const ROUTES: Readonly<Record<string, string>> = {
  ...ROUTE_OF_CATEGORY,
  LOTT: '/elott',
  HOT: PATHS.hot,
  DOWNLOAD: PATHS.download,
  FB: '/fbSports',
};

/**
 * The address of a category (NAV-04, RT-13). An extra type of the merchant has a list at its name in lower case
 * (RT-07). Undefined for any other, which has no page.
 */
export function routeOfCategory(
  category: string,
  extraGameTypes: readonly string[],
): string | undefined {
  const own = category.toLowerCase();
  return (
    ROUTES[category] ??
    (extraGameTypes.some((type) => type.toLowerCase() === own) ? `/${own}` : undefined)
  );
}

/** Vendors of sports whose kind has its own page link to that page and come last (NAV-06). */
function toVendors(
  { gameCategory, vendors }: GameLane,
  ownRoute: string,
  lists: NavigationLists,
): NavigationVendor[] {
  const placed = vendors.map((vendor) => ({
    vendor,
    kind: gameCategory === 'SPORTS' ? sportsKind(vendor, lists) : 'own',
  }));
  placed.sort((one, other) => Number(one.kind !== 'own') - Number(other.kind !== 'own'));
  return placed.map(({ vendor: { vassalage, gameType, displayName }, kind }) => {
    const route = (kind === 'own' ? null : ROUTES[kind]) ?? ownRoute;
    return {
      code: vassalage,
      gameType,
      name: displayName,
      href: kind === 'FB' ? route : `${route}?vassalage=${encodeURIComponent(vassalage)}`,
    };
  });
}

/** The entry of a category; empty if it has no vendor or no page. */
function toEntries(lane: GameLane, lists: NavigationLists): NavigationEntry[] {
  const { gameCategory, vendors } = lane;
  const href = routeOfCategory(gameCategory, lists.extraGameTypes);
  if (href === undefined || vendors.length === 0) return [];
  const shown = gameCategory === 'FB' ? [] : toVendors(lane, href, lists).slice(0, MOST_VENDORS);
  return [
    {
      id: gameCategory,
      href,
      label: categoryName(lane),
      vendors: shown,
      hasMore: shown.length === MOST_VENDORS,
    },
  ];
}

/** The top navigation: home, every category that has a vendor and a page, promotions (NAV-01 to NAV-06). */
export function buildNavigation(
  lanes: readonly GameLane[],
  lists: NavigationLists,
): NavigationEntry[] {
  const edge = (id: string, href: string): NavigationEntry => ({
    id,
    href,
    label: null,
    vendors: [],
    hasMore: false,
  });
  return [
    edge('HOME', PATHS.home),
    ...lanes.flatMap((lane) => toEntries(lane, lists)),
    edge('PROMO', PATHS.promotions),
  ];
}

const CATEGORIES: Readonly<Record<string, string>> = CATEGORY_OF_ROUTE;

/** The entry of a page; of two with the same address, the one of its own category. */
export function currentEntry(
  entries: readonly NavigationEntry[],
  pathname: string,
): NavigationEntry | undefined {
  const category = ['/index', '/index.html', '/home'].includes(pathname)
    ? 'HOME'
    : (CATEGORIES[pathname] ?? '');
  const address = ROUTES[category] ?? pathname;
  return entries.find(({ id }) => id === category) ?? entries.find(({ href }) => href === address);
}
