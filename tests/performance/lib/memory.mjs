/** Memory of a page: heap after garbage collection, event listeners, DOM nodes, and active timers. */

/** How long timers are sampled, in ms: a banner has none while it slides. */
const SAMPLE_MS = 2_000;
const SAMPLE_EACH_MS = 50;

/** Tracks active timers. Runs in the page, before its scripts. */
export function countTimers() {
  window.timers = new Set();
  // Not tracked, for the measurement itself.
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

/** The largest number of timers that were active at once. Runs in the page. */
async function mostTimers({ sampleMs, eachMs }) {
  let most = 0;
  for (let waited = 0; waited < sampleMs; waited += eachMs) {
    most = Math.max(most, window.timers.size);
    await new Promise((resolve) => window.wait(resolve, eachMs));
  }
  return most;
}

/** Measures the memory of a page, after two garbage collections. */
export async function measureMemory({ page, cdp, rest }) {
  await rest();
  await rest();
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(mostTimers, { sampleMs: SAMPLE_MS, eachMs: SAMPLE_EACH_MS }),
  };
}
