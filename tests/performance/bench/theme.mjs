import { asTimes, median, ratioOf, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';

const CARDS = 1000;
const SWITCHES = 16;
const LIMIT = 1.1;
const FLOOR = 'cards-bare';
const OURS = 'cards-parlour';

async function measure({ page, settle, rest, spent }) {
  const change = () =>
    spent(async () => {
      await page.evaluate(() => window.bench.switchTheme());
      await settle();
    });
  await page.evaluate((count) => window.bench.mount(count), CARDS);
  await rest();
  // The first change includes compiling the code.
  await change();
  const commits = await page.evaluate(() => window.commits);
  if (commits === 0) throw new Error('React did not say that it drew the cards.');
  const times = [];
  for (let at = 0; at < SWITCHES; at += 1) times.push(await change());
  const after = await page.evaluate(() => window.commits);
  return { cpu: median(times), commits: after - commits };
}

export const theme = {
  title: `Goal 5: change of theme with ${CARDS} cards`,
  contenders: [
    { page: FLOOR, name: 'React + plain CSS (floor)' },
    { page: OURS, name: 'design system' },
  ],
  async run({ contenders, inRounds, visit }) {
    const results = await inRounds((contender) => visit(contender.page, {}, measure));
    const cpuOf = (page) => results[page].map(({ cpu }) => cpu);
    const commitsOf = (page) => results[page].reduce((sum, { commits }) => sum + commits, 0);
    const ratio = ratioOf(cpuOf(OURS), cpuOf(FLOOR));
    return {
      head: ['', 'CPU ms', 'x floor', 'React commits'],
      rows: contenders.map(({ page, name }) => [
        name,
        spread(cpuOf(page), 1),
        asTimes(ratioOf(cpuOf(page), cpuOf(FLOOR))),
        commitsOf(page),
      ]),
      goals: [
        atMostTimes('goal 5', 'CPU', ratio, LIMIT, 'React + plain CSS'),
        atMost('goal 5', 'renders of React', commitsOf(OURS), 0),
      ],
    };
  },
};
