import { isInGamePath, PATHS } from '@parlour/feature-core';

/** The Navigation API, which not every browser has. */
type Told = Pick<Navigation, 'currentEntry' | 'entries'> | undefined;

/** The page of the site that the visitor came from; the home page if there is none or it was a game too. */
export function pathBefore(): string {
  const told = window.navigation as Told;
  const before = (told?.currentEntry?.index ?? 0) - 1;
  const url = told?.entries().find(({ index }) => index === before)?.url;
  const path = url === undefined || url === null ? PATHS.home : new URL(url).pathname;
  return isInGamePath(path) ? PATHS.home : path;
}
