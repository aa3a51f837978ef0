/** What a page keeps: heap after a collection, listeners, nodes, and timers that are due. */

/** A banner's timer rests while its picture slides; so long one is looked for, in ms. */
const LOOK_MS = 2_000;
const LOOK_EACH_MS = 50;

/** Keeps count of the timers that are still due. Runs in the page, before its scripts. */
export function countTimers() {
  window.timers = new Set();
  // One that is not counted, for whoever counts.
  window.wait = window.setTimeout.bind(window);
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    const [begin, end] = [window[start], window[stop]];
    window[start] = (handler, ...rest) => {
      const id = begin(
        typeof handler !== 'function'
          ? handler
          : (...args) => {
              if (start === 'setTimeout') window.timers.delete(id);
              handler(...args);
            },
        ...rest,
      );
      window.timers.add(id);
      return id;
    };
    window[stop] = (id) => {
      window.timers.delete(id);
      end(id);
    };
  }
}

/** The most timers that are due at once within a while. Runs in the page. */
async function mostTimers({ lookMs, eachMs }) {
  let most = 0;
  for (let waited = 0; waited < lookMs; waited += eachMs) {
    most = Math.max(most, window.timers.size);
    await new Promise((resolve) => window.wait(resolve, eachMs));
  }
  return most;
}

/** Reads what a visited page keeps, after two collections. */
export async function readKept({ page, cdp, rest }) {
  await rest();
  await rest();
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(mostTimers, { lookMs: LOOK_MS, eachMs: LOOK_EACH_MS }),
  };
}
