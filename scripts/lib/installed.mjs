import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const STATE = join(root, 'node_modules', '.pnpm-workspace-state-v1.json');

/**
 * Whether what is installed is what the workspace asks for, by what pnpm noted when it last looked: no
 * manifest has changed since, and the lock file is the one that was installed. In doubt it is not.
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
