import { type BannerSize, PICTURE_FOLDER } from '../../games/picturePath';
import type { Vendor } from '../../games/types';
import type { DemoBanner, DemoGame } from '../catalogue/art';
import type { DemoCatalogue } from '../catalogue/buildCatalogue';
import { PRODUCT_ART } from '../catalogue/productArt';
import { type DemoArt, PROMOTION_ART } from '../catalogue/promotionArt';
import { drawBanner } from './drawBanner';
import { drawGame } from './drawGame';
import {
  drawSubmenu,
  drawVendorIcon,
  drawVendorList,
  type IconVariant,
  type ListVariant,
} from './drawVendor';
import { negotiateFormat, type PictureFormat } from './rasterise';

type Subject =
  | { kind: 'vendorIcon'; vendor: Vendor; variant: IconVariant }
  | { kind: 'vendorList'; vendor: Vendor; gameType: string; variant: ListVariant }
  | { kind: 'submenu'; vendor: Vendor; gameType: string }
  | { kind: 'game'; game: DemoGame }
  | { kind: 'banner'; banner: DemoBanner; size: BannerSize }
  | { kind: 'drawn'; id: string; art: DemoArt };

/** The picture of an address, ready for the cache. */
export type ResolvedPicture = Subject & {
  /** The name in the cache. */
  name: string;
  format: PictureFormat;
  /** Draws its SVG. */
  draw: () => string;
};

const ICON = /^VENDOR_ICON_SMALL\/([A-Z0-9_]+)-(DEFAULT|ACTIVE)\.png$/;
const LIST = /^([A-Z]+)_LIST_VENDOR\/([A-Z0-9_]+)-(WHITE|COLOR|PURPLE)\.png$/;
const SUBMENU = /^SUBMENU_IMG\/STYLE1\/([A-Z]+)-([A-Z0-9_]+)\.png$/;
const GAME = /^GAME_ICON\/([A-Z0-9_]+)\/([a-z0-9-]+)\.png$/;
// Ad blockers stop names like banner or promotion: these addresses are still answered, for data of older demos.
const BANNER = /^(?:SLIDE|BANNER)\/([a-z0-9-]+?)(-SMALL)?\.png$/;
const PROMOTION = /^(?:OFFER|PROMOTION)\/([a-z0-9-]+)\.png$/;
const PRODUCT = /^PRODUCT\/([a-z0-9-]+)\.png$/;

// Pictures of ELOTT are those of LOTT, and a sports vendor may be requested under a split-off group.
function hasType(vendor: Vendor, gameType: string): boolean {
  const alike = [
    ['LOTT', 'ELOTT'],
    ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  ].find((group) => group.includes(gameType)) ?? [gameType];
  return gameType === 'HOT' || vendor.gameTypes.some((type) => alike.includes(type));
}

function withArt(id: string, arts: Readonly<Record<string, DemoArt>>): Subject | null {
  const art = Object.hasOwn(arts, id) ? arts[id] : undefined;
  return art === undefined ? null : { kind: 'drawn', id, art };
}

function findSubject(rest: string, catalogue: DemoCatalogue): Subject | null {
  const [, iconVendor = '', iconVariant] = ICON.exec(rest) ?? [];
  const [, listType = '', listVendor = '', listVariant] = LIST.exec(rest) ?? [];
  const [, menuType = '', menuVendor = ''] = SUBMENU.exec(rest) ?? [];
  const [, gameVendor = '', gameCode = ''] = GAME.exec(rest) ?? [];
  const [, bannerId = '', bannerSmall] = BANNER.exec(rest) ?? [];
  const vendor = catalogue.vendor(iconVendor || listVendor || menuVendor);
  if (vendor && iconVariant)
    return { kind: 'vendorIcon', vendor, variant: iconVariant as IconVariant };
  if (vendor && listVariant && hasType(vendor, listType)) {
    return { kind: 'vendorList', vendor, gameType: listType, variant: listVariant as ListVariant };
  }
  if (vendor && menuVendor && hasType(vendor, menuType)) {
    return { kind: 'submenu', vendor, gameType: menuType };
  }
  const game = gameCode ? catalogue.gameByCode(gameVendor, gameCode) : undefined;
  if (game) return { kind: 'game', game };
  const banner = bannerId
    ? catalogue.banners('EN').find((one) => one.bannerId === bannerId)
    : undefined;
  if (banner) return { kind: 'banner', banner, size: bannerSmall ? 'SMALL' : 'WIDE' };
  const [, promotionId = ''] = PROMOTION.exec(rest) ?? [];
  const [, productId = ''] = PRODUCT.exec(rest) ?? [];
  return withArt(promotionId, PROMOTION_ART) ?? withArt(productId, PRODUCT_ART);
}

function drawSubject(subject: Subject, catalogue: DemoCatalogue): string {
  if (subject.kind === 'vendorIcon') return drawVendorIcon(subject.vendor, subject.variant);
  if (subject.kind === 'vendorList') return drawVendorList(subject.vendor, subject.variant);
  if (subject.kind === 'submenu') return drawSubmenu(subject.gameType, subject.vendor);
  const orderOf = (code: string): number => catalogue.vendor(code)?.order ?? 0;
  if (subject.kind === 'game') {
    const { displayName, art, vassalage } = subject.game;
    return drawGame({ displayName, vendorOrder: orderOf(vassalage), art });
  }
  if (subject.kind === 'drawn') {
    const { id, art } = subject;
    return drawBanner({ ...art, bannerId: id, vendorOrder: orderOf(art.vendor) }, 'SMALL');
  }
  return drawBanner(
    { ...subject.banner, vendorOrder: orderOf(subject.banner.vendor) },
    subject.size,
  );
}

/**
 * Finds the picture of a request's path, which may have anything before the pictures' folder. Null if there is
 * none.
 */
export function resolvePicture(
  path: string,
  accept: string | undefined,
  catalogue: DemoCatalogue,
): ResolvedPicture | null {
  const start = path.indexOf(PICTURE_FOLDER);
  if (start < 0) return null;
  const rest = path.slice(start + PICTURE_FOLDER.length).split('?')[0] ?? '';
  const subject = findSubject(rest, catalogue);
  if (!subject) return null;
  return {
    ...subject,
    name: rest,
    format: negotiateFormat(accept),
    draw: () => drawSubject(subject, catalogue),
  };
}
