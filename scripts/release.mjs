// `npm run release`: builds, packs and publishes the design system. With `-- --dry-run` it goes to a registry of its own,
// from which a fresh application installs it (docs/releasing.md).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  filesOf,
  must,
  NAME,
  packDesignSystem,
  readManifest,
  releaseFaults,
  scopeFrom,
  tarballFaults,
} from './lib/designSystemPackage.mjs';
import {
  checksumIn,
  checksumOf,
  installFrom,
  publishLocally,
  startRegistry,
} from './lib/localRegistry.mjs';
import { root } from './lib/paths.mjs';

const isDryRun = process.argv.includes('--dry-run');
const { version, publishConfig } = readManifest();

/** Doors that are modules, without the families such as `./icons/*`. */
const DOORS = Object.keys(publishConfig.exports).filter((door) => /^\.(?:\/\w+)?$/.test(door));

const linesOf = (command, ...args) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function stopOn(faults) {
  if (faults.length === 0) return;
  throw new Error(`${NAME} ${version} is not published:\n- ${faults.join('\n- ')}`);
}

const readState = () => ({
  version,
  changedFiles: linesOf('git', 'status', '--porcelain').map((line) => line.slice(3)),
  tags: linesOf('git', 'tag', '--points-at', 'HEAD'),
  waiting: readdirSync(join(root, '.changeset')).filter((name) => /^(?!README).+\.md$/.test(name)),
  registry: process.env.npm_config_registry,
});

/** Installs the package as its users do, beside what one of the example applications has, and imports it. */
async function tryIt(registry, tarball, folder) {
  mkdirSync(folder);
  const example = join(root, 'tests', 'consumers', 'vite', 'package.json');
  const dependencies = {
    ...JSON.parse(readFileSync(example, 'utf8')).dependencies,
    [NAME]: version,
  };
  const manifest = { name: 'fresh', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await installFrom(registry, folder);
  if (checksumIn(folder) !== checksumOf(tarball))
    throw new Error('What was installed is not what was packed.');
  const imports = DOORS.map((door) => `import '${NAME}${door.slice(1)}';`).join('\n');
  writeFileSync(join(folder, 'index.js'), imports);
  await must(process.execPath, ['index.js'], { cwd: folder });
}

async function rehearse(tarball, folder) {
  const registry = await startRegistry(join(folder, 'registry'));
  try {
    await publishLocally(tarball, registry);
    await tryIt(registry, tarball, join(folder, 'fresh'));
  } finally {
    await registry.stop();
  }
  console.log(`\nDry run: ${NAME} ${version} was published, installed and imported.`);
}

async function publish(tarball) {
  const registry = process.env.npm_config_registry;
  console.log(`\nPublishing ${NAME} ${version} to ${registry}`);
  await must('npm', ['publish', tarball, '--access', 'public', `--${scopeFrom(registry)}`]);
}

const folder = mkdtempSync(join(tmpdir(), 'parlour-release-'));
try {
  if (!isDryRun) stopOn(releaseFaults(readState()));
  const tarball = await packDesignSystem(join(folder, 'packed'));
  stopOn(tarballFaults(filesOf(tarball)));
  await must('publint', [tarball, '--strict']);
  await (isDryRun ? rehearse : publish)(tarball, folder);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
