// @chunk games
import { isInGamePath, PATHS, pathOfType } from '@parlour/feature-core';

/** The Navigation API, which not every browser has. */
type NavigationApi = Pick<Navigation, 'currentEntry' | 'entries'> | undefined;

/** The page of the site that the visitor came from; the home page if there is none or it was a game too. */
export function pathBefore(): string {
  const navigation = window.navigation as NavigationApi;
  const before = (navigation?.currentEntry?.index ?? 0) - 1;
  const url = navigation?.entries().find(({ index }) => index === before)?.url;
  const path = url === undefined || url === null ? PATHS.home : new URL(url).pathname;
  return isInGamePath(path) ? PATHS.home : path;
}

/** The page that a game of this type returns to; the previous page while the type is not known. */
export const backPath = (gameType: string | undefined): string =>
  gameType === undefined ? pathBefore() : pathOfType(gameType);
