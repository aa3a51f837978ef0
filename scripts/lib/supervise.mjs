import { stopChild } from './children.mjs';
import { whenOrphaned } from './orphaned.mjs';

/**
 * Runs long-lived child processes: stops all of them on a signal, if the parent has ended, or if one of them ends.
 * `start` receives `add`, which registers a child and returns it.
 */
export async function supervise(start) {
  const children = [];
  let stopping = false;

  async function stopAll(exitCode) {
    if (stopping) return;
    stopping = true;
    await Promise.all(children.map(stopChild));
    process.exit(exitCode);
  }

  function add(started) {
    children.push(started);
    started.ended.then(({ reason }) => {
      if (stopping) return;
      console.error(`\nThe ${started.name} has ended (${reason}). Stopping the rest.`);
      stopAll(1);
    });
    return started;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) console.log('\nStopping …');
      stopAll(0);
    });
  }
  whenOrphaned(() => stopAll(0));

  try {
    await start(add);
  } catch (error) {
    if (!stopping) console.error(`\n${error.message}`);
    await stopAll(1);
  }
}
