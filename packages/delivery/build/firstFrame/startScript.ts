import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import type { StartPlan } from '../../src/firstFrame/startPlan';

const SOURCE = join(import.meta.dirname, '..', '..', 'src', 'firstFrame', 'start.ts');
const PLAN = 'START_PLAN';

/** The page's first script with what the build knows, ready to stand in HTML. */
export async function startScript(plan: StartPlan): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, {
    target: 'es2022',
  });
  // Types alone are exported; what is left of that is no script.
  const script = code.replaceAll(/^export \{\s*\};?$/gm, '');
  const small = await minify('start.js', script, { module: false });
  // No text in it can end the element that it stands in.
  const json = JSON.stringify(plan).replaceAll('<', '\\u003c');
  return small.code.trim().replace(PLAN, () => json);
}
