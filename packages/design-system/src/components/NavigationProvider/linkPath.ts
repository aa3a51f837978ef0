const withoutEnd = (path: string): string => path.replace(/\/+$/, '');

/**
 * The path inside the app that a link leads to, without its base path. Null for what the browser does: another site,
 * another app of this one, a download, another window, and a place on this page.
 */
export function linkPath(link: HTMLAnchorElement, basePath: string): string | null {
  const { target, origin, pathname, search, hash } = link;
  const here = window.location;
  if (link.hasAttribute('download') || origin !== here.origin) return null;
  if (target !== '' && target !== '_self') return null;
  if (hash !== '' && pathname === here.pathname && search === here.search) return null;
  const base = withoutEnd(basePath);
  const isInside = pathname === base || pathname.startsWith(`${base}/`);
  return isInside ? `${pathname.slice(base.length) || '/'}${search}${hash}` : null;
}
