import { setTimeout as wait } from 'node:timers/promises';

const SETTLE_MS = 400;
const DESKTOP = { width: 1280, height: 800 };

/** Counts React's commits, as React DevTools do. Has to run before React loads. */
function countCommits() {
  window.commits = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (window.commits += 1),
    onCommitFiberUnmount: () => undefined,
  };
}

/** Resolves when earlier changes have been painted. */
function painted() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
  );
}

/**
 * Opens a URL in a new context, with nothing cached or compiled, and passes its page and tools to `use`. CPU times are
 * those of the page's main thread, so other programs don't count.
 */
export async function visit(browser, address, options, use) {
  const {
    viewport = DESKTOP,
    slowdown = 1,
    reducedMotion = 'no-preference',
    scripts = [],
  } = options;
  const context = await browser.newContext({ viewport, reducedMotion });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const script of [countCommits, ...scripts]) await page.addInitScript(script);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'networkidle' });

    const metric = async (name) => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find((one) => one.name === name).value;
    };
    const paint = () => page.evaluate(painted);
    const settle = async () => {
      await paint();
      await wait(SETTLE_MS);
    };
    const rest = async () => {
      await settle();
      await cdp.send('HeapProfiler.collectGarbage');
      await wait(SETTLE_MS);
    };
    /** CPU in ms that the page spends while `job` runs. */
    const spent = async (job) => {
      const before = await metric('TaskDuration');
      await job();
      return ((await metric('TaskDuration')) - before) * 1000;
    };
    await settle();
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const result = await use({ page, cdp, paint, settle, rest, spent });
    if (faults.length > 0) throw new Error(`${address}: ${faults.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
