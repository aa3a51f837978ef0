import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { createDocsProgram } from './createDocsProgram.ts';
import { readComponent } from './readComponent.ts';

const SOURCE = /\/packages\/(?:design-system|features\/[^/]+)\/src\/.*\/\w+\.tsx$/;

/** Gives each component that has stories what its page says of it, as `__docgenInfo`. */
export function docgenPlugin(root: string): Plugin {
  let program: ReturnType<typeof createDocsProgram> | undefined;
  let isStale = true;
  return {
    name: 'component-docs',
    enforce: 'pre',
    watchChange() {
      isStale = true;
    },
    transform(code, id) {
      if (!SOURCE.test(id) || !existsSync(id.replace(/\.tsx$/, '.stories.tsx'))) return null;
      if (isStale) program = createDocsProgram(root, program);
      isStale = false;
      const name = basename(id, '.tsx');
      const component = program && readComponent(program, id, name);
      if (component === undefined) return null;
      return { code: `${code}\n${name}.__docgenInfo = ${JSON.stringify(component)};\n`, map: null };
    },
  };
}
