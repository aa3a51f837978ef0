import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/react';
import type { Name, Place } from './place';

const fromHere = createRequire(import.meta.url);
const fromReact = createRequire(fromHere.resolve('@testing-library/react/package.json'));

/** Testing Library as a script for a page, where it defines `TestingLibraryDom`. */
export const LIBRARY = readFileSync(
  fromReact.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The result if the library is not loaded yet. */
export const NO_LIBRARY = 'no library';

interface SentPattern {
  source: string;
  flags: string;
}

/** A target without regular expressions, which can't be serialized. */
export interface SentPlace {
  by: Place['by'];
  role?: string;
  name?: string | SentPattern;
  level?: number;
  at?: number;
  in?: SentPlace;
}

const sendName = (name: Name): string | SentPattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

export function sendPlace(place: Place): SentPlace {
  const { in: outer, at, by } = place;
  return {
    by,
    ...('role' in place ? { role: place.role } : {}),
    ...('name' in place && place.name !== undefined ? { name: sendName(place.name) } : {}),
    ...('level' in place && place.level !== undefined ? { level: place.level } : {}),
    ...(at === undefined ? {} : { at }),
    ...(outer === undefined ? {} : { in: sendPlace(outer) }),
  };
}

/** The visible elements of a target. It is serialized to run in the page, so it can't use variables from outside. */
export function findInPage(wanted: SentPlace): Element[] | typeof NO_LIBRARY {
  const library = (window as { TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom;
  if (library === undefined) return 'no library';
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const find = (place: SentPlace): Element[] => {
    if (place.by === 'document') return [document.documentElement];
    const scopes = place.in === undefined ? [document.body] : find(place.in);
    const name =
      place.name === undefined || typeof place.name === 'string'
        ? place.name
        : new RegExp(place.name.source, place.name.flags);
    const found = scopes.flatMap((scope) => {
      const inside = library.within(scope as HTMLElement);
      if (place.by === 'label') return inside.queryAllByLabelText(name ?? '');
      if (place.by === 'text') return inside.queryAllByText(name ?? '');
      return inside.queryAllByRole(place.role ?? '', {
        ...(name === undefined ? {} : { name }),
        ...(place.level === undefined ? {} : { level: place.level }),
      });
    });
    const seen = [...new Set(found)].filter(isSeen);
    return place.at === undefined ? seen : seen.slice(place.at, place.at + 1);
  };
  return find(wanted);
}
