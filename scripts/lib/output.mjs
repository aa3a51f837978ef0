import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage();

/** Runs a job with its lines held back, and shows them in one piece when it has ended: for jobs side by side. */
export async function holdingOutput(job) {
  const lines = [];
  try {
    return await held.run(lines, job);
  } finally {
    if (lines.length > 0) console.log(lines.join('\n'));
  }
}

/** Where the lines of what runs now have to go, or undefined when they may be shown at once. */
export const heldLines = () => held.getStore();

/** Shows a line, or holds it back with the job that it belongs to. */
export function say(line) {
  const lines = heldLines();
  if (lines) lines.push(line);
  else console.log(line);
}
