import { say } from './output.mjs';

const LINE = '─'.repeat(72);

/** A heading that stands out in a long output. */
export function heading(text) {
  say(`\n${LINE}\n${text}\n${LINE}`);
}

/** A duration for readers, such as `2 min 5 s`. */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
