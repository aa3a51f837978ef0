import { checkUrl } from '@parlour/feature-core';
import type { Banner } from '@parlour/gateway-openapi/start';

/** The target of a banner: a page of the site, an outside address, or a game. */
export type BannerTarget =
  | { kind: 'page'; href: string }
  | { kind: 'outside'; href: string }
  | { kind: 'game'; nodeId: number };

/** The target of a banner; null if it has no link or an unsafe one, so that it is just a picture (BAN-03). */
export function bannerTarget({
  linkageType,
  link,
}: Pick<Banner, 'linkageType' | 'link'>): BannerTarget | null {
  if (linkageType === null || link === null) return null;
  if (linkageType === 'GAME')
    return /^[1-9]\d{0,14}$/.test(link) ? { kind: 'game', nodeId: Number(link) } : null;
  const href = checkUrl(link, { anyHttps: linkageType === 'URL' });
  if (href === null) return null;
  return { kind: href.startsWith('/') ? 'page' : 'outside', href };
}
