import { countBlanks } from '../lib/blanks.mjs';
import { watchLongTasks } from '../lib/longTasks.mjs';
import { asTimes, median, ratioOf, rounded, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';
import { DISTANCE, PHONE, SLOWDOWN, turnWheel } from '../lib/wheel.mjs';

const LIMIT = 1.3;
const PEER_LIMIT = 1.05;
const NODES_LIMIT = 1.1;
const BLANK_VISITS = 3;
const FLOOR = 'grid-raw';
const OURS = 'grid-parlour';

const countNodes = () => {
  const walker = document.createTreeWalker(document.querySelector('main'));
  let nodes = 0;
  while (walker.nextNode()) nodes += 1;
  return nodes;
};

async function measure(tools) {
  const { page, rest, settle, spent } = tools;
  await rest();
  const nodesBefore = await page.evaluate(countNodes);
  const cpu = await spent(async () => {
    await turnWheel(tools);
    await settle();
  });
  const [scrolled, longTasks] = await page.evaluate(() => [
    window.scrollY,
    window.longTasks.length,
  ]);
  if (scrolled < DISTANCE / 2) throw new Error(`The page scrolled by ${scrolled} px only.`);
  const nodes = Math.max(nodesBefore, await page.evaluate(countNodes));
  return { cpu: (cpu / scrolled) * 10_000, longTasks, nodes };
}

// A point may fall between two rows, which are less than 40 px apart.
const measureBlanks = (tools) => countBlanks(tools, { item: 'article', across: 0.25, gap: 40 });

export const scroll = {
  title: `Goal 7: a wheel over ${DISTANCE} px of 10,000 games on a phone, ${SLOWDOWN} times slower`,
  contenders: [
    { page: FLOOR, name: 'plain DOM, rows used again (floor)' },
    { page: OURS, name: 'GameGrid' },
    { page: 'grid-virtua', name: 'virtua', isPeer: true },
    { page: 'grid-virtuoso', name: 'react-virtuoso', isPeer: true },
  ],
  async run({ contenders, inRounds, visit }) {
    const options = { viewport: PHONE, slowdown: SLOWDOWN, scripts: [watchLongTasks] };
    const results = await inRounds(({ page }) => visit(page, options, measure));
    // Checking each frame costs time, so it has its own visits: one for each page, and some more for ours.
    const blanks = await inRounds(({ page }, round) =>
      round < (page === OURS ? BLANK_VISITS : 1)
        ? visit(page, { viewport: PHONE, slowdown: SLOWDOWN }, measureBlanks)
        : { all: 0, blank: 0 },
    );
    const listOf = (page, key) => results[page].map((round) => round[key]);
    const ratio = (page, key, floor = FLOOR) => ratioOf(listOf(page, key), listOf(floor, key));
    const sumOf = (page, key) => blanks[page].reduce((sum, frames) => sum + frames[key], 0);
    const peers = contenders.filter(({ isPeer }) => isPeer);
    const [best] = [...peers].sort(
      (one, other) => median(listOf(one.page, 'cpu')) - median(listOf(other.page, 'cpu')),
    );
    return {
      head: [
        '',
        'CPU ms per 10,000 px',
        'x floor',
        'long tasks',
        'blank of frames',
        'nodes',
        'x floor',
      ],
      rows: contenders.map(({ page, name }) => [
        name,
        spread(listOf(page, 'cpu')),
        asTimes(ratio(page, 'cpu')),
        spread(listOf(page, 'longTasks')),
        `${sumOf(page, 'blank')} of ${sumOf(page, 'all')}`,
        rounded(median(listOf(page, 'nodes'))),
        asTimes(ratio(page, 'nodes')),
      ]),
      goals: [
        atMostTimes('goal 7', 'CPU', ratio(OURS, 'cpu'), LIMIT, 'plain DOM'),
        ...(best === undefined
          ? []
          : [
              atMostTimes(
                'goal 7',
                'CPU',
                ratio(OURS, 'cpu', best.page),
                PEER_LIMIT,
                `${best.name}, the best peer`,
              ),
            ]),
        atMost('goal 7', 'blank frames', sumOf(OURS, 'blank'), 0),
        atMost('goal 7', 'long tasks, median', median(listOf(OURS, 'longTasks')), 0),
        atMostTimes('goal 7', 'nodes', ratio(OURS, 'nodes'), NODES_LIMIT, 'plain DOM'),
      ],
    };
  },
};
