// npm is what a machine with Node is sure to have; the workspace is managed by this exact pnpm.
import { spawn } from 'node:child_process';

const PNPM = 'pnpm@12.21.0';
const MINIMUM_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  console.error(
    `This project needs Node ${MINIMUM_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

const child = spawn('npx', ['--yes', PNPM, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// A parent that is killed outright forwards nothing: notice it, so that nothing is left running.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 1000).unref();

child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
