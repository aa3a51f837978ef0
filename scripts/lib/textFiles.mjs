import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './paths.mjs';

const TEXT = /\.(?:[cm]?[jt]s|tsx|mdx?|yaml)$/;
const HIDDEN_BUT_OURS = ['.storybook', '.changeset', '.dependency-cruiser.cjs'];
const MADE = ['node_modules', 'dist', 'storybook-static', 'coverage', 'test-results'];

const isOurs = (name) =>
  !MADE.includes(name) && (!name.startsWith('.') || HIDDEN_BUT_OURS.includes(name));

/** Every file of a folder, without build output, as paths from the root with `/`. */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path.split(sep).join('/')];
    });
}

/** Source, tests and docs with their text, without what is generated from them. */
export const readTexts = () =>
  filesIn('.')
    .filter((path) => TEXT.test(path) && !path.includes('/generated/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
