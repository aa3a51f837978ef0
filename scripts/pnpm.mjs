// npm is what a machine with Node is sure to have; the workspace is managed by this exact pnpm.
import { spawn } from 'node:child_process';
import { isInstalled } from './lib/installed.mjs';
import { whenOrphaned } from './lib/orphaned.mjs';

const PNPM = 'pnpm@12.21.0';
const MINIMUM_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  console.error(
    `This project needs Node ${MINIMUM_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

// Not all processes between here and the command forward signals. They form a process group of
// their own, which gets the signal.
const WINDOWS = process.platform === 'win32';
const wanted = process.argv.slice(2);
// pnpm's own check takes twice as long as starting the demo, so it is skipped if possible.
const skipsPnpm = wanted.join(' ') === 'exec node scripts/start.mjs' && isInstalled();
const [command, args] = skipsPnpm
  ? [process.execPath, wanted.slice(2)]
  : ['npx', ['--yes', PNPM, ...wanted]];
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: WINDOWS,
  detached: !WINDOWS,
});

function sendSignal(signal) {
  try {
    if (WINDOWS) return child.kill(signal);
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

let stoppedBy;
for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
]) {
  process.on(signal, () => {
    stoppedBy = 128 + number;
    sendSignal(signal);
  });
}

whenOrphaned(() => {
  stoppedBy = 143;
  sendSignal('SIGTERM');
});

child.on('exit', async (code) => {
  // A stopped process may still be cleaning up.
  while (!WINDOWS && sendSignal(0)) await new Promise((resolve) => setTimeout(resolve, 50));
  process.exit(stoppedBy ?? code ?? 1);
});
