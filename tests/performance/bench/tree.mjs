import { countBlanks } from '../lib/blanks.mjs';
import { SHORTEST_MS, takeInteractions, watchInteractions } from '../lib/eventTiming.mjs';
import { watchLongTasks } from '../lib/longTasks.mjs';
import { asTimes, median, ratioOf, rounded, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';
import { DISTANCE, PHONE, SLOWDOWN, turnWheel } from '../lib/wheel.mjs';

const LIMIT = 1.1;
/** The limit of a good Interaction to Next Paint. */
const PRESS_LIMIT_MS = 200;
const FLOOR = 'tree-small';
const OURS = 'tree-large';
const GRID = ':has(> [role="treegrid"])';

async function measureScroll(tools) {
  const { page, rest, settle, spent } = tools;
  await rest();
  // Long tasks of the first render are not caused by the wheel.
  await page.evaluate(() => window.longTasks.splice(0));
  const cpu = await spent(async () => {
    await turnWheel(tools);
    await settle();
  });
  const [scrolled, longTasks, nodes] = await page.evaluate(() => [
    document.querySelector('[role="treegrid"]').parentElement.scrollTop,
    window.longTasks.length,
    document.querySelectorAll('[role="treegrid"] *').length,
  ]);
  if (scrolled < DISTANCE / 2) throw new Error(`The tree scrolled by ${scrolled} px only.`);
  return { cpu: (cpu / scrolled) * 10_000, longTasks, nodes };
}

/** Opens and closes the first agent's team by keyboard; returns the time from each key to its paint, in ms. */
async function measureKeys({ page, rest, settle }) {
  await rest();
  await page
    .getByRole('row', { name: /orchid/ })
    .first()
    .focus();
  await page.evaluate(takeInteractions);
  const took = {};
  for (const [name, key] of [
    ['open', 'ArrowRight'],
    ['end', 'Control+End'],
    ['home', 'Control+Home'],
    ['close', 'ArrowLeft'],
  ]) {
    await page.keyboard.press(key, { delay: 60 });
    await settle();
    took[name] = Math.max(SHORTEST_MS / 2, ...(await page.evaluate(takeInteractions)));
  }
  return took;
}

const measureBlanks = (tools) =>
  countBlanks(tools, { item: '[role="row"]', inside: GRID, across: 0.5 });

export const tree = {
  title: `A wheel over ${DISTANCE} px of a team of 100,000 on a phone, and its keys, ${SLOWDOWN} times slower`,
  contenders: [
    { page: FLOOR, name: 'TreeGrid, 1,000 members (floor)' },
    { page: OURS, name: 'TreeGrid, 100,000 members' },
  ],
  async run({ contenders, inRounds, visit }) {
    const options = { viewport: PHONE, slowdown: SLOWDOWN };
    const scrolls = await inRounds(({ page }) =>
      visit(page, { ...options, scripts: [watchLongTasks] }, measureScroll),
    );
    const keys = await inRounds(({ page }) =>
      visit(page, { ...options, scripts: [watchInteractions] }, measureKeys),
    );
    const blanks = await inRounds(({ page }) => visit(page, options, measureBlanks));
    const listOf = (results, page, key) => results[page].map((round) => round[key]);
    const ratio = (key) => ratioOf(listOf(scrolls, OURS, key), listOf(scrolls, FLOOR, key));
    const sumOf = (page, key) => blanks[page].reduce((sum, frames) => sum + frames[key], 0);
    const slowest = (page, key) => median(listOf(keys, page, key));
    const KEYS = ['open', 'end', 'home', 'close'];
    const worst = Math.max(...KEYS.map((key) => slowest(OURS, key)));
    return {
      head: ['', 'CPU ms per 10,000 px', 'long tasks', 'blank of frames', 'nodes', ...KEYS],
      rows: contenders.map(({ page, name }) => [
        name,
        spread(listOf(scrolls, page, 'cpu')),
        spread(listOf(scrolls, page, 'longTasks')),
        `${sumOf(page, 'blank')} of ${sumOf(page, 'all')}`,
        rounded(median(listOf(scrolls, page, 'nodes'))),
        ...KEYS.map((key) => `${rounded(slowest(page, key))} ms`),
      ]),
      notes: [`CPU ${asTimes(ratio('cpu'))} of the small team.`],
      goals: [
        atMostTimes('tree', 'CPU', ratio('cpu'), LIMIT, 'a team of 1,000'),
        atMostTimes('tree', 'nodes', ratio('nodes'), LIMIT, 'a team of 1,000'),
        atMost('tree', 'blank frames', sumOf(OURS, 'blank'), 0),
        atMost('tree', 'long tasks, median', median(listOf(scrolls, OURS, 'longTasks')), 0),
        atMost('tree', 'slowest key to paint, median', worst, PRESS_LIMIT_MS, ' ms'),
      ],
    };
  },
};
