import { asTimes, median, ratioOf, spread } from '../lib/stats.mjs';
import { atMostTimes } from '../lib/verdict.mjs';

const CARDS = 1000;
const WARM = 4;
const COLD_LIMIT = 1.35;
const WARM_LIMIT = 1.15;
const PEER_LIMIT = 0.5;
const FLOOR = 'cards-bare';
const OURS = 'cards-parlour';
const MUI = 'cards-mui';

async function measure({ page, settle, rest, spent }) {
  const mountCards = () =>
    spent(async () => {
      await page.evaluate((count) => window.bench.mount(count), CARDS);
      await settle();
    });
  const cold = await mountCards();
  const warm = [];
  for (let at = 0; at < WARM; at += 1) {
    await page.evaluate(() => window.bench.mount(0));
    await rest();
    warm.push(await mountCards());
  }
  return { cold, warm: median(warm) };
}

export const mount = {
  title: `Goal 6: ${CARDS} game cards mounted, on a page just opened and again`,
  contenders: [
    { page: FLOOR, name: 'React + plain CSS (floor)' },
    { page: OURS, name: 'design system' },
    { page: MUI, name: 'MUI', isPeer: true },
  ],
  async run({ contenders, inRounds, visit }) {
    const results = await inRounds((contender) => visit(contender.page, {}, measure));
    const listOf = (page, key) => results[page].map((round) => round[key]);
    const ratio = (page, key, floor = FLOOR) => ratioOf(listOf(page, key), listOf(floor, key));
    return {
      head: ['', 'cold, CPU ms', 'x floor', 'warm, CPU ms', 'x floor'],
      rows: contenders.map(({ page, name }) => [
        name,
        spread(listOf(page, 'cold')),
        asTimes(ratio(page, 'cold')),
        spread(listOf(page, 'warm')),
        asTimes(ratio(page, 'warm')),
      ]),
      goals: [
        atMostTimes('goal 6', 'cold CPU', ratio(OURS, 'cold'), COLD_LIMIT, 'React + plain CSS'),
        atMostTimes('goal 6', 'warm CPU', ratio(OURS, 'warm'), WARM_LIMIT, 'React + plain CSS'),
        ...(MUI in results
          ? ['cold', 'warm'].map((key) =>
              atMostTimes('goal 6', `${key} CPU`, ratio(OURS, key, MUI), PEER_LIMIT, 'MUI'),
            )
          : []),
      ],
    };
  },
};
