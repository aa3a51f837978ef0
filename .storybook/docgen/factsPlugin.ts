import type { Plugin } from 'vite';
import { readFacts } from './readFacts.ts';

const MODULE = 'virtual:component-facts';

/** Offers what can be derived of the components as one module, which only pages of the docs load. */
export function factsPlugin(root: string): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const facts = ${JSON.stringify(readFacts(root))}` : undefined,
  };
}
