// Run by the build alone, as `renderShell`: what draws the first frame of each page that has one.
import type { FeatureRoute, FirstFrameProps, MerchantDocument } from '@parlour/feature-core';
import type { ComponentType } from 'react';
import { merchantRoutes, ROUTES } from '../features/features';

/** Stands for the name of a list that the server knows. */
export const TITLE = 'the-title';

/** In the place of a game type that the merchant has added: the build knows none of them. */
const ADDED_TYPE = ':type';
const isAdded = ({ path }: FeatureRoute): boolean => path.includes(ADDED_TYPE);

/** The pages of the product, and one that stands for those that a merchant adds. */
export const allRoutes = (merchant: MerchantDocument): readonly FeatureRoute[] => [
  ...ROUTES,
  ...merchantRoutes({ ...merchant, extraGameTypes: [ADDED_TYPE] }),
];

/** As the page's load function names it when Vite has resolved it. */
const MODULE = /["'`](\/[^"'`]+)["'`]/;

/** The module of a page, read from what loads it: nothing else knows which file that is. */
export function moduleOf({ path, page }: FeatureRoute): string {
  const [, module] = MODULE.exec(String(page)) ?? [];
  if (module === undefined) throw new Error(`What loads the page of ${path} names no module.`);
  return module;
}

const own = import.meta.glob<{ default: ComponentType<FirstFrameProps> }>(
  '../../../../packages/features/*/src/pages/*/FirstFrame.tsx',
);
const folderOf = (module: string): string => module.replace(/^.*\/packages\/|[^/]+$/g, '');
/** Those beside pages, by the folder. */
const FIRST_FRAMES = new Map(Object.entries(own).map(([path, load]) => [folderOf(path), load]));

const load = async (route: FeatureRoute): Promise<ComponentType> => {
  const beside = FIRST_FRAMES.get(folderOf(moduleOf(route)));
  if (beside === undefined) return (await route.page()).default;
  const { default: FirstFrame } = await beside();
  return isAdded(route) ? () => <FirstFrame addedTitle={TITLE} /> : FirstFrame;
};

/** What is drawn of pages beside the home page's, by address; the others have the frame alone. */
export const firstFrames = (
  merchant: MerchantDocument,
): Readonly<Record<string, () => Promise<ComponentType>>> =>
  Object.fromEntries(
    allRoutes(merchant)
      .filter(({ hasFirstFrame }) => hasFirstFrame)
      .map((route) => [route.path, () => load(route)]),
  );

/** The first frame of the home page. */
export async function loadHomeFrame(): Promise<ComponentType> {
  const beside = [...FIRST_FRAMES].find(([folder]) => folder.endsWith('/HomePage/'));
  if (beside === undefined) throw new Error('The home page has no FirstFrame.tsx.');
  return (await beside[1]()).default;
}
