// Runs the command that it is given as the head of a process group, and ends the group when its own input closes: what
// is started through it goes with whoever started it, however that ended.
import { startChild, stopChild } from '../../../scripts/lib/children.mjs';

const [command, ...args] = process.argv.slice(2);
const kept = startChild({ name: command, command, args });

// Whoever started it decides when it ends, also on a signal to the whole terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => stopChild(kept));

const { code } = await kept.ended;
// Its head may have gone before the rest.
await stopChild(kept);
process.exit(code);
