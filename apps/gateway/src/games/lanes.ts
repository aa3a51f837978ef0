import type { GatewayLanguage } from '../platform/languages';
import { categoryLabel } from './categoryLabels';
import type { Vendor } from './types';

/** One vendor as a category shows it. */
export interface VendorCard {
  vassalage: string;
  gameType: string;
  accountTypeName: string;
  displayName: string;
}

/** One category with its vendors. */
export interface Lane {
  gameCategory: string;
  /** Null where the site names the category after its first vendor. */
  label: string | null;
  vendors: VendorCard[];
}

/** The order in which the gateway returns categories; BINGO may have no vendor. */
const LANE_ORDER = [
  'HOT',
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'CRASH',
  'BINGO',
] as const;

const SPORTS_FAMILY = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

function isInLane(category: string, vendor: Vendor, hotVendors: ReadonlySet<string>): boolean {
  if (category === 'HOT') return hotVendors.has(vendor.code);
  // The site splits the sports lane by account type, so that lane has the vendors of all of them.
  if (category === 'SPORTS') return vendor.gameTypes.some((type) => SPORTS_FAMILY.includes(type));
  return vendor.gameTypes.some((type) => type === category);
}

function cardType(category: string, vendor: Vendor): string {
  if (category === 'HOT' || category === 'SPORTS') return vendor.gameTypes[0] ?? category;
  return category;
}

/** The categories with their vendors and labels in one language, in navigation order. */
export function buildLanes(
  vendors: readonly Vendor[],
  hotVendors: ReadonlySet<string>,
  language: GatewayLanguage,
): Lane[] {
  return LANE_ORDER.map((category) => ({
    gameCategory: category,
    label: categoryLabel(category, language),
    vendors: vendors
      .filter((vendor) => isInLane(category, vendor, hotVendors))
      .map((vendor) => ({
        vassalage: vendor.code,
        gameType: cardType(category, vendor),
        accountTypeName: vendor.accountTypeName,
        displayName: vendor.displayName,
      })),
  }));
}
