// `npm run docs:peers`: what a part costs beside the same part of other libraries, all in one run: installed from the
// registry in a folder of its own, with the design system as it is packed. Deep: it needs the network, and is in no gate.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { LIBRARIES, PARTS, PEER_VERSIONS } from './lib/peers.mjs';
import { asMarkdown } from './lib/peerTable.mjs';
import { installToWeigh, weigh } from './lib/weigh.mjs';

const target = join(root, 'docs', 'measurements');
const folder = mkdtempSync(join(tmpdir(), 'parlour-peers-'));

try {
  await installToWeigh(folder, PEER_VERSIONS);
  const versions = Object.fromEntries(
    Object.values(LIBRARIES).map(({ packageName }) => {
      const manifest = join(folder, 'node_modules', packageName, 'package.json');
      return [packageName, JSON.parse(readFileSync(manifest, 'utf8')).version];
    }),
  );
  const sizes = {};
  for (const [part, byLibrary] of Object.entries(PARTS)) {
    sizes[part] = {};
    for (const library of Object.keys(LIBRARIES)) {
      const modules = byLibrary[library];
      sizes[part][library] = modules === undefined ? null : await weigh(folder, modules);
    }
    console.log(part, sizes[part]);
  }
  const together = {};
  for (const library of Object.keys(LIBRARIES))
    together[library] = await weigh(
      folder,
      Object.values(PARTS).flatMap((byLibrary) => byLibrary[library] ?? []),
    );
  const measured = { measuredOn: new Date().toISOString().slice(0, 10), versions, sizes, together };
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'peer-sizes.json'), `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(join(target, 'peer-sizes.md'), asMarkdown(measured));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
