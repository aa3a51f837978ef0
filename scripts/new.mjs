// `npm run new -- <kind> <name>`: writes what a new feature, page, dialog, component or language needs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { filesIn } from './lib/textFiles.mjs';
import { newComponent } from './new/component.mjs';
import { newFeature } from './new/feature.mjs';
import { newLanguage } from './new/language.mjs';
import { UsageError } from './new/names.mjs';
import { newOverlay } from './new/overlay.mjs';
import { newPage } from './new/page.mjs';

const KINDS = {
  feature: newFeature,
  page: newPage,
  overlay: newOverlay,
  component: newComponent,
  language: newLanguage,
};

const USAGE = `npm run new -- feature <name>                  npm run new -- feature prizes
npm run new -- page <feature>/<Name>Page       npm run new -- page prizes/PrizeDrawPage --path /draw
npm run new -- overlay <feature>/<Name>        npm run new -- overlay prizes/PrizeRules
npm run new -- component <Name>                npm run new -- component PrizeWheel
npm run new -- language <tag>                  npm run new -- language th`;

const TEXTS =
  'write what it is for, and its texts. They are in English; `npm run new -- language <tag>` adds a language.';
const PICTURES = 'When it looks right, `npm run pictures:update` takes its pictures.';
const NEXT = {
  feature: `${TEXTS}\n${PICTURES}`,
  page: `${TEXTS}\n${PICTURES}`,
  overlay: TEXTS,
  component: `write what it is for, here and in the changeset.\n${PICTURES}`,
  language:
    'translate these files by the glossary, `docs/languages/<tag>.md`. `npm run i18n:status` shows what is left.',
};

/** What generators see of the repository. */
const project = {
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  list: (path) => readdirSync(join(root, path)),
  files: () => filesIn('packages').concat(filesIn('apps')),
};

const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new UsageError(`${command} ${args[0] ?? ''} failed.`);
};

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { path: { type: 'string' } },
    });
    return { options: values, positionals };
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${USAGE}`);
  }
}

try {
  const { options, positionals } = readArguments();
  const [kind = '', name, ...more] = positionals;
  if (!Object.hasOwn(KINDS, kind) || more.length > 0) throw new UsageError(USAGE);
  if (options.path !== undefined && kind !== 'page')
    throw new UsageError(`Only a page has a --path.\n\n${USAGE}`);
  const files = KINDS[kind](name, project, options);
  for (const path of files.keys())
    if (project.exists(path) && !/(?:feature|index)\.ts$/.test(path))
      throw new UsageError(`${path} exists already. Nothing was written.`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  run(
    process.execPath,
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--log-level=error',
    ...files.keys(),
  );
  if (kind === 'feature') run(process.execPath, 'scripts/pnpm.mjs', 'install', '--silent');
  console.log([...files.keys()].join('\n'));
  console.log(`\nNext: ${NEXT[kind]}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
