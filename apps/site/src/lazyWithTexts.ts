import {
  type LazyComponent,
  type LazyPage,
  lazyPart,
  loadLateTexts,
  patiently,
} from '@parlour/feature-core';
import type { ComponentType } from 'react';

const loadWithTexts = <Part>(load: () => Promise<Part>): Promise<Part> =>
  Promise.all([load(), loadLateTexts()]).then(([part]) => part);

/** A part that is loaded when it is first shown, with the texts of its kind. */
export const lazyWithTexts = <Props extends object = object>(load: LazyComponent<Props>) =>
  lazyPart(() => loadWithTexts(load));

const fetched = new Map<LazyPage, ComponentType>();

/** Loads a page before it is drawn, with its texts. */
export async function fetchPage(load: LazyPage): ReturnType<LazyPage> {
  const page = await patiently(() => loadWithTexts(load));
  fetched.set(load, page.default);
  return page;
}

/** A page that was loaded so. */
export const fetchedPage = (load: LazyPage): ComponentType | undefined => fetched.get(load);
