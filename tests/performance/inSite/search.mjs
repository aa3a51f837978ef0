import { watchInteractions } from '../lib/eventTiming.mjs';
import { typeQueries } from '../lib/keys.mjs';
import { asTimes, median, percentile, ratioOf, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
const PAINT_LIMIT_MS = 100;
const LIMIT = 1.5;
const FLOOR = 'search-redraw';
const OPTIONS = { viewport: PHONE, slowdown: SLOWDOWN, scripts: [watchInteractions] };

async function inLobby(tools) {
  const { page, rest } = tools;
  // The search index loads when the page is idle. Without it a search calls the gateway.
  await rest();
  await rest();
  return typeQueries(tools, page.getByRole('searchbox', { name: 'Search games' }));
}

const inFloor = (tools) => typeQueries(tools, tools.page.getByRole('textbox'));

export const search = {
  title: `Goal 8: a search of the lobby among 9,800 games on a phone, ${SLOWDOWN} times slower`,
  floors: [FLOOR],
  async run({ rounds, open, site, addressOf }) {
    const floor = [];
    const ours = [];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await open(addressOf(FLOOR), OPTIONS, inFloor));
      ours.push(await open(`${site}/rng`, OPTIONS, inLobby));
    }
    // A round has too few keys for a 98th percentile, so all rounds are counted together.
    const slowest = (results) => percentile(results.flat(), 0.98);
    const typical = (results) => results.map((paints) => median(paints));
    const ratio = slowest(ours) / slowest(floor);
    const row = (name, results) => [
      name,
      spread(typical(results)),
      asTimes(ratioOf(typical(results), typical(floor))),
      slowest(results),
      asTimes(slowest(results) / slowest(floor)),
    ];
    return {
      head: ['', 'key to paint, ms', 'x floor', 'p98, ms', 'x floor'],
      rows: [row('24 other cards (floor)', floor), row('the lobby', ours)],
      goals: [
        atMost('goal 8', 'key to paint p98', slowest(ours), PAINT_LIMIT_MS, ' ms'),
        atMostTimes('goal 8', 'key to paint p98', ratio, LIMIT, 'another screen'),
      ],
    };
  },
};
