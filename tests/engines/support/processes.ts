import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SUPERVISOR = fileURLToPath(new URL('supervise.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_LINES = 40;

/** A process that never outlives this one. */
export interface Supervised {
  /** The first line that it prints. */
  firstLine: Promise<string>;
  /** Rejects with its last lines when it exits. */
  ended: Promise<never>;
  stop: () => Promise<void>;
}

export function supervise(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Supervised {
  const child = spawn(process.execPath, [SUPERVISOR, command, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  const note = (line: string): void => {
    lines.push(line);
    if (lines.length > MAX_LINES) lines.shift();
  };
  const output = createInterface({ input: child.stdout }).on('line', note);
  createInterface({ input: child.stderr }).on('line', note);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const ended = exited.then(() => {
    throw new Error(`${command} has ended:\n${lines.join('\n')}`);
  });
  // Not every caller awaits it, and an unhandled rejection would end the run.
  ended.catch(() => undefined);
  return {
    firstLine: new Promise((resolve) => {
      output.once('line', resolve);
    }),
    ended,
    stop: () => {
      child.stdin.end();
      return exited;
    },
  };
}

/** A free port. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
