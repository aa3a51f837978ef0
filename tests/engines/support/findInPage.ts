import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/react';
import type { Name, Target } from './target';

const fromHere = createRequire(import.meta.url);
const fromReact = createRequire(fromHere.resolve('@testing-library/react/package.json'));

/** Testing Library as a script for a page, where it defines `TestingLibraryDom`. */
export const LIBRARY = readFileSync(
  fromReact.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The result if the library is not loaded yet. */
export const NO_LIBRARY = 'no library';

interface SerializedPattern {
  source: string;
  flags: string;
}

/** A target without regular expressions, which can't be serialized. */
export interface SerializedTarget {
  by: Target['by'];
  role?: string;
  name?: string | SerializedPattern;
  level?: number;
  at?: number;
  in?: SerializedTarget;
}

const serializeName = (name: Name): string | SerializedPattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

export function serializeTarget(target: Target): SerializedTarget {
  const { in: outer, at, by } = target;
  return {
    by,
    ...('role' in target ? { role: target.role } : {}),
    ...('name' in target && target.name !== undefined ? { name: serializeName(target.name) } : {}),
    ...('level' in target && target.level !== undefined ? { level: target.level } : {}),
    ...(at === undefined ? {} : { at }),
    ...(outer === undefined ? {} : { in: serializeTarget(outer) }),
  };
}

/** The visible elements of a target. It is serialized to run in the page, so it can't use variables from outside. */
export function findInPage(wanted: SerializedTarget): Element[] | typeof NO_LIBRARY {
  const library = (window as { TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom;
  if (library === undefined) return 'no library';
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const find = (target: SerializedTarget): Element[] => {
    if (target.by === 'document') return [document.documentElement];
    const scopes = target.in === undefined ? [document.body] : find(target.in);
    const name =
      target.name === undefined || typeof target.name === 'string'
        ? target.name
        : new RegExp(target.name.source, target.name.flags);
    const found = scopes.flatMap((scope) => {
      const inside = library.within(scope as HTMLElement);
      if (target.by === 'label') return inside.queryAllByLabelText(name ?? '');
      if (target.by === 'text') return inside.queryAllByText(name ?? '');
      return inside.queryAllByRole(target.role ?? '', {
        ...(name === undefined ? {} : { name }),
        ...(target.level === undefined ? {} : { level: target.level }),
      });
    });
    const seen = [...new Set(found)].filter(isSeen);
    return target.at === undefined ? seen : seen.slice(target.at, target.at + 1);
  };
  return find(wanted);
}
