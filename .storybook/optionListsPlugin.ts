import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:option-lists';
const LIST = /export const ([A-Z][A-Z0-9_]*) = \[([^\]]*)\] as const/g;

function readLists(folder: string): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name, items] of readFileSync(join(folder, file), 'utf8').matchAll(LIST)) {
      if (name === undefined || items === undefined) continue;
      lists[name] = [...items.matchAll(/'([^']*)'/g)].map(([, item]) => item ?? '');
    }
  }
  return lists;
}

/** Offers the option lists of the components under a folder, such as `BUTTON_SIZES`, as one module. */
export function optionListsPlugin(folder: string): Plugin {
  return {
    name: 'option-lists',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const optionLists = ${JSON.stringify(readLists(folder))}`
        : undefined,
  };
}
