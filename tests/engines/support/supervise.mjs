// Runs a command as the leader of a process group and ends the group when stdin closes, so that nothing outlives the
// test runner, even if that is killed.
import { startChild, stopChild } from '../../../scripts/lib/children.mjs';

const [command, ...args] = process.argv.slice(2);
const child = startChild({ name: command, command, args });

// Ctrl+C in the terminal reaches this process too, but the parent decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => stopChild(child));

const { code } = await child.ended;
// The leader may have exited before the rest of its group.
await stopChild(child);
process.exit(code);
