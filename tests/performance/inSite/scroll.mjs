import { watchLongTasks } from '../lib/longTasks.mjs';
import { rounded } from '../lib/stats.mjs';
import { atMost } from '../lib/verdict.mjs';

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
const ROUNDS = 3;
const STEP = 12_000;
const PX_A_SECOND = 12_000;
const NODES_LIMIT = 3000;
const TASK_LIMIT_MS = 200;
const GROWTH_LIMIT = 50_000_000;

async function heapOf({ cdp, rest }) {
  await rest();
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
}

const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Scrolls to the end of the list and back to its start. */
async function scrollThrough({ page, cdp }) {
  let most = 0;
  const turn = async (sign) => {
    let last = Number.NaN;
    for (;;) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: PHONE.width / 2,
        y: PHONE.height / 2,
        yDistance: sign * STEP,
        speed: PX_A_SECOND,
        gestureSourceType: 'mouse',
      });
      most = Math.max(most, await nodesOf(page));
      const top = await page.evaluate(() => window.scrollY);
      if (top === last || top === 0) return;
      last = top;
    }
  };
  await turn(-1);
  await turn(1);
  return most;
}

async function measure(tools) {
  const { page } = tools;
  await page.getByRole('article').first().waitFor();
  const before = await heapOf(tools);
  await page.evaluate(() => (window.longTasks.length = 0));
  let nodes = 0;
  // A search shortens the list to a length that people scroll through.
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lantern');
  await tools.rest();
  for (let round = 0; round < ROUNDS; round += 1)
    nodes = Math.max(nodes, await scrollThrough(tools));
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  return { nodes, longest, growth: (await heapOf(tools)) - before };
}

export const scroll = {
  title: `[F22] ${ROUNDS} times to the end of a list on a phone and back, ${SLOWDOWN} times slower`,
  floors: [],
  async run({ open, site }) {
    const options = { viewport: PHONE, slowdown: SLOWDOWN, scripts: [watchLongTasks] };
    const { nodes, longest, growth } = await open(`${site}/rng`, options, measure);
    return {
      head: ['', 'most elements', 'longest task, ms', 'heap grew by, MB'],
      rows: [['the lobby', rounded(nodes), rounded(longest), rounded(growth / 1e6, 1)]],
      goals: [
        atMost('F22', 'elements', nodes, NODES_LIMIT),
        atMost('F22', 'longest task', Math.round(longest), TASK_LIMIT_MS, ' ms'),
        atMost('F22', 'growth of the heap, bytes', Math.max(0, growth), GROWTH_LIMIT),
      ],
    };
  },
};
