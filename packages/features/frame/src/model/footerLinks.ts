import { CONTENT_PATHS, checkUrl, contentPath, PATHS } from '@parlour/feature-core';
import type { GameLane, SystemStatus } from '@parlour/gateway-openapi/start';

/** The help links of the footer; each key is a text of the namespace `frameLate` (SUP-05, SUP-06). */
export const HELP_LINKS = [
  { key: 'help.centre', href: PATHS.help },
  { key: 'help.beginner', href: contentPath('beginner-guide') },
  { key: 'help.install', href: PATHS.download },
  { key: 'help.about', href: contentPath('about-us') },
  { key: 'help.news', href: CONTENT_PATHS.news },
  { key: 'help.blog', href: CONTENT_PATHS.blog },
  { key: 'help.vip', href: contentPath('vip') },
  { key: 'help.points', href: PATHS.pointMall },
  { key: 'help.terms', href: contentPath('terms') },
  { key: 'help.privacy', href: contentPath('privacy') },
] as const;

const FOLLOWED = ['LANDING', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TELEGRAM'] as const;

/** The merchant's social pages, as far as it has them and their addresses are safe. */
export const followLinks = (
  resources: SystemStatus['info']['resources'],
): { id: string; label: string; href: string }[] =>
  FOLLOWED.flatMap((type) => {
    const resource = resources[type];
    const href = checkUrl(resource?.url ?? '', { anyHttps: true });
    return resource === undefined || href === null
      ? []
      : [{ id: type, label: resource.labelName, href }];
  });

/** Two lines of logos in a wide footer. */
const MOST_VENDORS = 16;

/** The vendors of all categories, each once. */
export function footerVendors(lanes: readonly GameLane[]) {
  const known = new Map(
    lanes.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.vassalage, vendor]),
  );
  return [...known.values()]
    .filter(({ vassalage }) => vassalage !== '')
    .slice(0, MOST_VENDORS)
    .map(({ vassalage, gameType, displayName }) => ({
      code: vassalage,
      gameType,
      name: displayName,
    }));
}
