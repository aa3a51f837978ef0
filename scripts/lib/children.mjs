import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const GRACE_MS = 5000;
const WINDOWS = process.platform === 'win32';

/**
 * Starts a command as the head of its own process group, so that whatever it starts itself can be stopped with it.
 * Its output lines go to `onLine` if that is given; otherwise they are shown unchanged.
 */
export function startChild({ name, command, args, cwd, env, onLine }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', onLine ? 'pipe' : 'inherit'],
    detached: !WINDOWS,
  });
  if (onLine) {
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, reason: error.message }));
    child.once('exit', (code, signal) =>
      resolve({
        code: code ?? 1,
        reason: signal === null ? `exit code ${code}` : `signal ${signal}`,
      }),
    );
  });
  return { name, child, ended };
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: the whole group has ended already.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends the whole group, by force after a few seconds. */
export async function stopChild({ child, ended }) {
  signalGroup(child, 'SIGTERM');
  let timer;
  const overdue = new Promise((resolve) => {
    timer = setTimeout(resolve, GRACE_MS);
  });
  await Promise.race([ended, overdue]);
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}
