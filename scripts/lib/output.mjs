import { AsyncLocalStorage } from 'node:async_hooks';

const buffer = new AsyncLocalStorage();

/** Runs a job and shows its output in one piece when it has ended, for jobs that run in parallel. */
export async function bufferOutput(job) {
  const lines = [];
  try {
    return await buffer.run(lines, job);
  } finally {
    if (lines.length > 0) console.log(lines.join('\n'));
  }
}

/** The buffer of the current job; undefined if output is shown at once. */
export const bufferedLines = () => buffer.getStore();

/** Shows a line, or buffers it with its job. */
export function say(line) {
  const lines = bufferedLines();
  if (lines) lines.push(line);
  else console.log(line);
}
