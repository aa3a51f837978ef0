import { startChild, stopChild } from './children.mjs';
import { bufferedLines, say } from './output.mjs';
import { root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs one command, in the workspace unless told otherwise; shows its output unless it is buffered; resolves with its exit code. */
export async function run(command, args, env = {}, cwd = root) {
  const onLine = bufferedLines() ? say : undefined;
  const started = startChild({ name: command, command, args, cwd, env, onLine });
  // Stopping the run stops the command with all its child processes.
  const stop = async () => {
    await stopChild(started);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const { code, reason } = await started.ended;
  for (const signal of SIGNALS) process.off(signal, stop);
  if (code !== 0) say(`(${command} ${args[0] ?? ''}: ${reason})`);
  return code;
}
