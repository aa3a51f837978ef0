import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { generate } from './generate';
import { contractRules } from './lint';
import { sampleErrors } from './samples';
import type { JsonObject } from './source';

const rootFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const errors: string[] = [];

const files = await generate();
for (const [path, text] of files) {
  const target = join(rootFolder, path);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text)
    errors.push(`${path} is not what the source gives: run \`npm run generate\``);
}

const specPath = 'packages/gateway-openapi/spec/openapi.yaml';
const spec = files.get(specPath) ?? '';
const document = parse(spec) as JsonObject;
errors.push(...contractRules(document), ...sampleErrors(document));

const work = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
/** `fails` decides by the output whether a command failed that exits with 0. */
const run = (
  command: string,
  args: string[],
  fails: (said: string) => boolean = () => false,
): void => {
  try {
    const said = execFileSync(command, args, { cwd: rootFolder, stdio: 'pipe', encoding: 'utf8' });
    if (fails(said)) errors.push(`${command} ${args[0] ?? ''}:\n${said}`);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    errors.push(`${command} ${args[0] ?? ''}:\n${stdout}${stderr}`);
  }
};
try {
  const file = join(work, 'openapi.yaml');
  writeFileSync(file, spec);
  const bin = (name: string): string => join(rootFolder, 'node_modules', '.bin', name);
  const rules = join(rootFolder, 'packages/gateway-openapi/spec');
  const config = join(rules, 'redocly.yaml');
  run(
    bin('redocly'),
    ['lint', file, '--config', config, '--max-problems', '40', '--format', 'json'],
    (said) => (JSON.parse(said) as { problems: unknown[] }).problems.length > 0,
  );
  run(bin('spectral'), [
    'lint',
    file,
    '--ruleset',
    join(rules, 'spectral.yaml'),
    '--fail-severity',
    'hint',
  ]);
} finally {
  rmSync(work, { recursive: true, force: true });
}

for (const error of errors.slice(0, 60)) console.error(error);
if (errors.length > 0) {
  console.error(`${String(errors.length)} errors in the contract.`);
  process.exit(1);
}
console.log('The contract is clean and everything generated from it is current.');
