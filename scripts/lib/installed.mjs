import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const STATE = join(root, 'node_modules', '.pnpm-workspace-state-v1.json');

/**
 * Whether everything is installed that the workspace needs, by pnpm's own state file: no
 * manifest has changed since, and the lock file is the installed one. False if unsure.
 */
export function isInstalled() {
  try {
    const { lastValidatedTimestamp, projects } = JSON.parse(readFileSync(STATE, 'utf8'));
    const asked = readFileSync(join(root, 'pnpm-lock.yaml'));
    const there = readFileSync(join(root, 'node_modules', '.pnpm', 'lock.yaml'));
    const manifests = Object.keys(projects).map((folder) => join(folder, 'package.json'));
    const isOlder = (file) => statSync(file).mtimeMs <= lastValidatedTimestamp;
    return (
      asked.equals(there) &&
      Object.hasOwn(projects, root) &&
      [...manifests, join(root, 'pnpm-workspace.yaml')].every(isOlder)
    );
  } catch {
    return false;
  }
}
