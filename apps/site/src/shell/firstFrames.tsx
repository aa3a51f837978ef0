// For the build only: finds the component of each first frame.
import type { FeatureRoute, FirstFrameProps, MerchantDocument } from '@parlour/feature-core';
import type { ComponentType } from 'react';
import { merchantRoutes, ROUTES } from '../features/features';

/** Placeholder of a list's title, which the server fills in. */
export const TITLE = 'the-title';

/** Placeholder of a game type that a merchant adds. */
const ADDED_TYPE = ':type';
const isAdded = ({ path }: FeatureRoute): boolean => path.includes(ADDED_TYPE);

/** The routes of the product, and one for all types that a merchant adds. */
export const allRoutes = (merchant: MerchantDocument): readonly FeatureRoute[] => [
  ...ROUTES,
  ...merchantRoutes({ ...merchant, extraGameTypes: [ADDED_TYPE] }),
];

/** The path in the page's `import()`, after Vite has resolved it. */
const MODULE = /["'`](\/[^"'`]+)["'`]/;

/** The module of a page, read from the source of its loader: nothing else knows the file. */
export function moduleOf({ path, page }: FeatureRoute): string {
  const [, module] = MODULE.exec(String(page)) ?? [];
  if (module === undefined) throw new Error(`What loads the page of ${path} names no module.`);
  return module;
}

const own = import.meta.glob<{ default: ComponentType<FirstFrameProps> }>(
  '../../../../packages/features/*/src/pages/*/FirstFrame.tsx',
);
const folderOf = (module: string): string => module.replace(/^.*\/packages\/|[^/]+$/g, '');
/** `FirstFrame.tsx` files, by their folder. */
const FIRST_FRAMES = new Map(Object.entries(own).map(([path, load]) => [folderOf(path), load]));

const load = async (route: FeatureRoute): Promise<ComponentType> => {
  const beside = FIRST_FRAMES.get(folderOf(moduleOf(route)));
  if (beside === undefined) return (await route.page()).default;
  const { default: FirstFrame } = await beside();
  return isAdded(route) ? () => <FirstFrame addedTitle={TITLE} /> : FirstFrame;
};

/** First frames by address, without the home page. All other pages have only the frame. */
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
