// Run by the build alone, as `renderShell`: which pages have a first frame of their own, and what draws it.
import { CONTENT_PATHS, type FeatureRoute, PATHS } from '@parlour/feature-core';
import { GameListShell } from '@parlour/feature-lobby';
import { ContentPageShell } from '@parlour/feature-support';
import type { ComponentType } from 'react';
import { ROUTES } from '../features/features';

/** Stands for the name of a list that the server knows. */
export const TITLE = 'the-title';

/** A list of games of a type that the merchant has added: the build knows none of them. */
const ADDED_LIST = '/:gameType';

/** Those of merchants too, which all have the page of a list. */
export const ALL_ROUTES = [
  ...ROUTES,
  ...ROUTES.filter(({ path }) => path === PATHS.slots).map((list) => ({
    ...list,
    path: ADDED_LIST,
  })),
];

/** Pages that look the same while they load as when they are there. */
const SHOWN_LOADING = [
  '/lott',
  '/elott',
  PATHS.download,
  PATHS.promotions,
  PATHS.join,
  PATHS.pointMall,
  PATHS.agentLogin,
  '/favourites',
  '/recent',
  CONTENT_PATHS.news,
  CONTENT_PATHS.blog,
];

/** Lists of games, and the centres of a type. */
const GAME_LISTS = [
  PATHS.hot,
  PATHS.slots,
  '/live',
  '/sports',
  '/fish',
  '/pvp',
  '/esports',
  '/cockfight',
];

const asItLoads = ({ path, page }: FeatureRoute) =>
  [path, async () => (await page()).default] as const;

/** What is drawn of pages beside the home page's, by address; the others have the frame alone. */
export const SHELLS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  ...Object.fromEntries(ROUTES.filter(({ path }) => SHOWN_LOADING.includes(path)).map(asItLoads)),
  ...Object.fromEntries(GAME_LISTS.map((path) => [path, () => Promise.resolve(GameListShell)])),
  [CONTENT_PATHS.page]: () => Promise.resolve(ContentPageShell),
  [ADDED_LIST]: () => Promise.resolve(() => <GameListShell addedTitle={TITLE} />),
};
