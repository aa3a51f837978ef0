import { stopChild } from './children.mjs';
import { whenOrphaned } from './orphaned.mjs';

/**
 * Runs a set of long-lived children: stops all of them on a signal, when the parent is gone, or when one of them dies.
 * `start` receives `add`, which takes a child under watch and returns it.
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
