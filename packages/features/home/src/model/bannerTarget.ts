import { checkUrl } from '@parlour/feature-core';
import type { Banner } from '@parlour/gateway-openapi/start';

/** Where a banner leads: a page of the site, an address outside, or a game. */
export type BannerTarget =
  | { kind: 'page'; href: string }
  | { kind: 'outside'; href: string }
  | { kind: 'game'; nodeId: number };

/** Null where a banner has no link, or one that is not safe to follow; it is then a mere picture (BAN-03). */
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
