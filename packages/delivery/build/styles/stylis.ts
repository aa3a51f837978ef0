import { createRequire } from 'node:module';

/** A rule, a declaration or an at-rule. */
export interface StylisNode {
  type: string;
  value: string;
  /** Selectors of a rule, name of a declaration. */
  props: string[] | string;
  /** What a rule holds, value of a declaration. */
  children: StylisNode[] | string;
}

export interface Stylis {
  compile(css: string): StylisNode[];
  serialize(rules: StylisNode[], write: unknown): string;
  stringify: unknown;
}

/** The CSS compiler of styled-components. */
export function loadStylis(): Stylis {
  const library = createRequire(import.meta.url).resolve('styled-components');
  return createRequire(library)('stylis') as Stylis;
}
