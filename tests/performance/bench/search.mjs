import { takeInteractions, watchInteractions } from '../lib/eventTiming.mjs';
import { asTimes, median, percentile, ratioOf, rounded, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
const QUERIES = ['golden', 'elan koi', 'nino', 'r temple', 'uber s', 'zzz'];
const MATCH_LIMIT_MS = 2;
const PAINT_LIMIT_MS = 100;
const LIMIT = 1.5;
const FLOOR = 'search-redraw';
const OURS = 'search-parlour';

async function measure({ page, settle, paint }) {
  await page.getByRole('textbox').focus();
  const paints = [];
  for (const query of QUERIES) {
    for (const key of query) {
      await page.keyboard.press(key);
      await paint();
    }
    // Emptying the field is no key of anybody's search.
    await settle();
    paints.push(...(await page.evaluate(takeInteractions)));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await settle();
    await page.evaluate(takeInteractions);
  }
  const matches = await page.evaluate(() => window.bench?.matchTimes ?? []);
  // Each emptying of the field matched nothing: it would flatter the figures.
  const keys = QUERIES.reduce((sum, query) => sum + query.length, 0);
  const longest = matches.length === 0 ? [] : matches.filter((_, at) => !isEmptying(at));
  if (paints.length < keys / 2) throw new Error(`${paints.length} of ${keys} keys were seen.`);
  return { paint: percentile(paints, 0.98), typical: median(paints), match: longest };
}

/** Whether the change of this number was the emptying after a query. */
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
    const matches = listOf(OURS, 'match').map((list) => percentile(list, 0.95));
    const medians = listOf(OURS, 'match').map(median);
    const ratio = (page, key) => ratioOf(listOf(page, key), listOf(FLOOR, key));
    return {
      head: ['', 'match, ms', 'match p95, ms', 'key to paint, ms', 'x floor', 'p98, ms', 'x floor'],
      rows: contenders.map(({ page, name }) => [
        name,
        page === OURS ? spread(medians, 1) : '',
        page === OURS ? spread(matches, 1) : '',
        spread(listOf(page, 'typical')),
        asTimes(ratio(page, 'typical')),
        spread(listOf(page, 'paint')),
        asTimes(ratio(page, 'paint')),
      ]),
      notes: ['The lobby has no matcher of its own yet (issue 6): this is the one of Combobox.'],
      goals: [
        atMost('goal 8', 'match p95', rounded(median(matches), 1), MATCH_LIMIT_MS, ' ms'),
        atMost('goal 8', 'key to paint p98', median(listOf(OURS, 'paint')), PAINT_LIMIT_MS, ' ms'),
        atMostTimes('goal 8', 'key to paint p98', ratio(OURS, 'paint'), LIMIT, 'another screen'),
      ],
    };
  },
};
