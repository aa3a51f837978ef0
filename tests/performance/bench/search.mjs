import { watchInteractions } from '../lib/eventTiming.mjs';
import { QUERIES, typeQueries } from '../lib/keys.mjs';
import { asTimes, median, percentile, ratioOf, rounded, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
const MATCH_LIMIT_MS = 2;
const PAINT_LIMIT_MS = 100;
const LIMIT = 1.5;
const FLOOR = 'search-redraw';
const OURS = 'search-parlour';

async function measure(tools) {
  const { page } = tools;
  const paints = await typeQueries(tools, page.getByRole('textbox'));
  const matches = await page.evaluate(() => window.bench?.matchTimes ?? []);
  // Emptying the field searches for nothing and would improve the figures.
  const searched = matches.filter((_, at) => !isEmptying(at));
  return { paints, typical: median(paints), matches: searched };
}

/** Whether the change with this index emptied the field after a query. */
function isEmptying(change) {
  let end = -1;
  return QUERIES.some((query) => {
    end += query.length + 1;
    return change === end;
  });
}

export const search = {
  title: `Goal 8: a search among 10,000 names, ${SLOWDOWN} times slower`,
  contenders: [
    { page: FLOOR, name: '24 other cards (floor)' },
    { page: OURS, name: 'matchOptions, 24 cards' },
  ],
  async run({ contenders, inRounds, visit }) {
    const options = { viewport: PHONE, slowdown: SLOWDOWN, scripts: [watchInteractions] };
    const results = await inRounds(({ page }) => visit(page, options, measure));
    const listOf = (page, key) => results[page].map((round) => round[key]);
    // A round has too few keys for a 98th percentile, so all rounds are counted together.
    const slowest = (page) => percentile(listOf(page, 'paints').flat(), 0.98);
    const matches = listOf(OURS, 'matches').flat();
    const slowMatch = percentile(matches, 0.95);
    // CPU throttling pauses the page for milliseconds at random, ten times as long as a match takes.
    const byRound = listOf(OURS, 'matches');
    const typical = byRound[0].map((_, key) => median(byRound.map((round) => round[key])));
    const ratio = (page, key) => ratioOf(listOf(page, key), listOf(FLOOR, key));
    return {
      head: ['', 'match, ms', 'match p95, ms', 'key to paint, ms', 'x floor', 'p98, ms', 'x floor'],
      rows: contenders.map(({ page, name }) => [
        name,
        page === OURS ? rounded(median(matches), 1) : '',
        page === OURS ? rounded(slowMatch, 1) : '',
        spread(listOf(page, 'typical')),
        asTimes(ratio(page, 'typical')),
        slowest(page),
        asTimes(slowest(page) / slowest(FLOOR)),
      ]),
      notes: [
        'The matcher is that of Combobox, which the lobby uses as well.',
        `Of each key the median of its rounds: p95 ${rounded(percentile(typical, 0.95), 1)} ms.`,
      ],
      goals: [
        atMost('goal 8', 'match p95', Number(slowMatch.toFixed(1)), MATCH_LIMIT_MS, ' ms'),
        atMost('goal 8', 'key to paint p98', slowest(OURS), PAINT_LIMIT_MS, ' ms'),
        atMostTimes(
          'goal 8',
          'key to paint p98',
          slowest(OURS) / slowest(FLOOR),
          LIMIT,
          'another screen',
        ),
      ],
    };
  },
};
