import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

const LARGE = 256 * 1024 * 1024;

/** The output of a command; throws with its error output if it fails. */
export function outputOf(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LARGE,
  });
  if (status !== 0)
    throw new Error(`${command} ${args[0]} failed: ${error?.message ?? ''}\n${stderr}\n${stdout}`);
  return stdout;
}
