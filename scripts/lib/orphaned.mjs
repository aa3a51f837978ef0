import { readFileSync } from 'node:fs';

const ASK_EVERY_MS = 250;

// The shell that npm puts between itself and a script outlives an npm that is killed, so its parent counts too.
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Calls back once when the npm command above this process was killed without handing it a signal. */
export function whenOrphaned(callback) {
  // A process that was started by hand may outlive its shell.
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    callback();
  }, ASK_EVERY_MS);
  timer.unref();
}
