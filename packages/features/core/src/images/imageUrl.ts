const FOLDER = 'TCG_PROD_IMAGES';

/** Where pictures come from. */
export interface ImageSource {
  /** Bases of picture addresses; empty means the gateway itself. */
  hosts: readonly string[];
  gatewayUrl: string;
  /** Gateway code of the language; Tagalog has rules of its own. */
  language: string;
  /** Vendor code that replaces BTI's in Tagalog; its own by default. */
  partnerVendor?: string;
}

const TAGALOG = 'TY';

let chosen = '';
/** Pictures shown before a host was known. They keep their address, or a late status would fetch them twice. */
const early = new Set<string>();

/**
 * A picture at a random host, which is kept for the whole visit (LOB-06). Each poll of the site's status brings the
 * list in any order, and a picture at another host would be fetched twice.
 */
function at({ hosts, gatewayUrl }: ImageSource, path: string): string {
  if (!hosts.includes(chosen)) chosen = hosts[Math.floor(Math.random() * hosts.length)] ?? '';
  if (!chosen) early.add(path);
  return (early.has(path) ? gatewayUrl : chosen).replace(/\/+$/, '') + path;
}

/** Lottery uses the folder of e-lottery. */
const imageType = (gameType: string): string => (gameType === 'LOTT' ? 'ELOTT' : gameType);

/** The vendor code in picture addresses; null if the vendor has no pictures. */
function imageVendor(vendor: string, { language, partnerVendor }: ImageSource): string | null {
  if (vendor === '') return null;
  if (language !== TAGALOG) return vendor;
  if (vendor.startsWith('TCG')) return null;
  return (vendor === 'BTI' && partnerVendor) || vendor;
}

const encode = encodeURIComponent;

function address(
  source: ImageSource,
  vendor: string,
  path: (code: string) => string,
): string | null {
  const code = imageVendor(vendor, source);
  return code === null ? null : at(source, `/${FOLDER}/${path(encode(code))}`);
}

/** Small mark of a vendor for menus. */
export const vendorIconUrl = (
  source: ImageSource,
  vendor: string,
  state: 'DEFAULT' | 'ACTIVE' = 'DEFAULT',
): string | null => address(source, vendor, (code) => `VENDOR_ICON_SMALL/${code}-${state}.png`);

/** Name and mark of a vendor, for lists of one game type. */
export const vendorListUrl = (
  source: ImageSource,
  gameType: string,
  vendor: string,
  ink: 'WHITE' | 'COLOR' | 'PURPLE',
): string | null =>
  address(
    source,
    vendor,
    (code) => `${encode(imageType(gameType))}_LIST_VENDOR/${code}-${ink}.png`,
  );

/** Picture of a vendor in a navigation drop-down. */
export const submenuUrl = (source: ImageSource, gameType: string, vendor: string): string | null =>
  address(
    source,
    vendor,
    (code) => `SUBMENU_IMG/STYLE1/${encode(imageType(gameType))}-${code}.png`,
  );

/** An address from the gateway; a path is completed with the picture host. */
export function pictureUrl(source: ImageSource, url: string | null): string | null {
  if (url === null || url === '') return null;
  return url.startsWith('/') && !url.startsWith('//') ? at(source, url) : url;
}
