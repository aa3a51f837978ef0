import {
  centrePath,
  PATHS,
  type SportsKind,
  type SportsLists,
  sportsKind,
} from '@parlour/feature-core';
import type { GameLane, GameVendor } from '@parlour/gateway-openapi/start';

/** Groups of a page's vendors: its own, and on sports pages those of other kinds. */
export type VendorGroupId = SportsKind;

/** A vendor as its tile shows it. */
export interface VendorEntry {
  code: string;
  name: string;
  href: string;
  gameType: string;
  gameCount: number;
  isInMaintenance: boolean;
}

export interface VendorGroup {
  id: VendorGroupId;
  vendors: readonly VendorEntry[];
}

/** A vendor links to the page that shows it; its games keep their own type there. */
const toEntry = (vendor: GameVendor, group: VendorGroupId, page: string): VendorEntry => {
  const { vassalage, gameType } = vendor;
  const shownAs = group === 'own' ? page : group;
  return {
    code: vassalage,
    name: vendor.displayName,
    href: group === 'FB' ? PATHS.fbSports : centrePath({ gameType: shownAs, vassalage }),
    gameType,
    gameCount: vendor.gameCount,
    isInMaintenance: vendor.maintenance,
  };
};

const vendorsOf = (lanes: readonly GameLane[], category: string): readonly GameVendor[] =>
  lanes.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];

/**
 * The vendors of a game type. The sports page shows e-sports, cockfights and FB as separate groups (NAV-06), and
 * their own pages have what the sports lane has for them.
 */
export function vendorGroups(
  gameType: string,
  lanes: readonly GameLane[],
  lists: SportsLists,
): VendorGroup[] {
  const own = vendorsOf(lanes, gameType);
  const groupOf = (vendor: GameVendor): VendorGroupId =>
    gameType === 'SPORTS' ? sportsKind(vendor, lists) : 'own';
  const known = new Set(own.map(({ vassalage }) => vassalage));
  const fromSports =
    gameType === 'ESPORTS' || gameType === 'COCKFIGHT'
      ? vendorsOf(lanes, 'SPORTS').filter(
          (vendor) => sportsKind(vendor, lists) === gameType && !known.has(vendor.vassalage),
        )
      : [];
  const all = [...own, ...fromSports];
  return (['own', 'FB', 'ESPORTS', 'COCKFIGHT'] as const)
    .map((id) => ({
      id,
      vendors: all
        .filter((vendor) => groupOf(vendor) === id)
        .map((vendor) => toEntry(vendor, id, gameType)),
    }))
    .filter(({ vendors }) => vendors.length > 0);
}
