import type { OverlayName } from '../overlays/overlay.slice';
import { CATEGORY_OF_ROUTE, PATHS } from './paths';

const KEYS_OF_PATHS: Readonly<Record<string, string>> = {
  [PATHS.home]: 'w_home',
  '/index': 'w_home',
  '/index.html': 'w_home',
  '/home': 'w_home',
  [PATHS.promotions]: 'w_promotions',
  [PATHS.download]: 'w_download',
  [PATHS.pointMall]: 'w_points_shop',
  [PATHS.help]: 'w_help',
  [PATHS.register]: 'w_register',
  [PATHS.login]: 'w_login',
  ...Object.fromEntries(
    Object.keys(CATEGORY_OF_ROUTE).map((path) => [path, `w_${path.slice(1)}`] as const),
  ),
};

const KEYS_OF_OVERLAYS: Readonly<Partial<Record<OverlayName, string>>> = {
  help: 'w_help',
  login: 'w_login',
  register: 'w_register',
};

/**
 * The key of what is shown (RT-14), for a merchant's own styles and analytics: that of the dialog in front if it
 * has one, else that of the page. Undefined for pages without a key.
 */
export function pageKeyOf(pathname: string, overlay?: OverlayName): string | undefined {
  return (overlay && KEYS_OF_OVERLAYS[overlay]) ?? KEYS_OF_PATHS[pathname];
}
