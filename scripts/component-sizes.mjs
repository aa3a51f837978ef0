// `npm run docs:sizes`: what each component adds alone to an application that has its peers, for its page in Storybook.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER, NAME } from './lib/designSystemPackage.mjs';
import { root } from './lib/paths.mjs';
import { installToWeigh, weigh } from './lib/weigh.mjs';

const source = join(FOLDER, 'src');
const target = join(root, '.storybook', 'docgen', 'sizes.json');
const doors = { components: NAME, layout: `${NAME}/layout` };

const folder = mkdtempSync(join(tmpdir(), 'parlour-sizes-'));
try {
  await installToWeigh(folder, {});
  const sizes = {};
  for (const [kind, door] of Object.entries(doors))
    for (const name of readdirSync(join(source, kind)))
      if (existsSync(join(source, kind, name, `${name}.tsx`)))
        sizes[name] = await weigh(folder, [{ module: `${door}/${name}`, names: [name] }]);
  const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(target, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${Object.keys(sorted).length} components measured.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
