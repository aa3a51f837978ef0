import { setTimeout as wait } from 'node:timers/promises';
import { asTimes, ratioOf, spread } from '../lib/stats.mjs';
import { atMostTimes } from '../lib/verdict.mjs';

// Two steps of the figure; less is enough while nothing moves.
const SECONDS = 8;
const QUIET_SECONDS = 5;
const LIMIT = 1.2;
const PEER_LIMIT = 0.1;
const QUIET_LIMIT = 2;
const STILL = 'ticking-still';
const FLOOR = 'ticking-odometer';
const OURS = 'ticking-parlour';
const EACH_FRAME = 'ticking-react';

const measureFor =
  (seconds, prepare = () => undefined) =>
  async ({ page, settle, rest, spent }) => {
    await prepare(page);
    await settle();
    if (seconds === QUIET_SECONDS) await rest();
    return (await spent(() => wait(seconds * 1000))) * (60 / seconds);
  };

/** Only pretends that the page is hidden: the browser still renders, so the page itself has to stop. */
const hide = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const scrollAway = (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

const QUIET = [
  { page: 'still', of: STILL, name: 'nothing moves (floor of rest)', prepare: scrollAway },
  { page: 'hidden', of: OURS, name: 'design system, hidden', prepare: hide },
  { page: 'away', of: OURS, name: 'design system, off screen', prepare: scrollAway },
];
// Time and figure still change as text, which is no motion. So they do in the floor.
const LESS = { reducedMotion: 'reduce' };
const REDUCED = [
  { page: 'floor', of: FLOOR, name: 'floor, less motion', options: LESS },
  { page: 'ours', of: OURS, name: 'design system, less motion', options: LESS },
];

/** Idle pages don't slow each other down, so all of them are open at once. */
async function measureConcurrently(rounds, some, measure) {
  const results = Object.fromEntries(some.map(({ page }) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    const times = await Promise.all(some.map(measure));
    some.forEach(({ page }, at) => results[page].push(times[at]));
  }
  return results;
}

export const ticking = {
  title: `Goal 10: jackpot, notices and clock left open, ${SECONDS} seconds scaled to a minute`,
  mostRounds: 3,
  contenders: [
    { page: FLOOR, name: 'odometer and marquee of CSS (floor)' },
    { page: OURS, name: 'design system' },
    { page: EACH_FRAME, name: 'React state each frame' },
    { page: STILL, name: 'nothing moves' },
  ],
  async run({ contenders, rounds, inRounds, visit }) {
    const moving = contenders.filter(({ page }) => page !== STILL);
    const open = await inRounds(({ page }) => visit(page, {}, measureFor(SECONDS)), moving);
    const rest = ({ of, options = {}, prepare }) =>
      visit(of, options, measureFor(QUIET_SECONDS, prepare));
    const quiet = await measureConcurrently(rounds, QUIET, rest);
    const reduced = await measureConcurrently(rounds, REDUCED, rest);
    const row =
      (results, floor) =>
      ({ page, name }) => [
        name,
        spread(results[page], 1),
        asTimes(ratioOf(results[page], results[floor])),
      ];
    return {
      head: ['', 'CPU ms a minute', 'x floor'],
      rows: [
        ...moving.map(row(open, FLOOR)),
        ...QUIET.map(row(quiet, 'still')),
        ...REDUCED.map(row(reduced, 'floor')),
      ],
      goals: [
        atMostTimes(
          'goal 10',
          'CPU',
          ratioOf(open[OURS], open[FLOOR]),
          LIMIT,
          'odometer and marquee of CSS',
        ),
        atMostTimes(
          'goal 10',
          'CPU',
          ratioOf(open[OURS], open[EACH_FRAME]),
          PEER_LIMIT,
          'React state each frame',
        ),
        ...QUIET.filter(({ of }) => of === OURS).map(({ page, name }) =>
          atMostTimes(
            'goal 10',
            `${name}, CPU`,
            ratioOf(quiet[page], quiet.still),
            QUIET_LIMIT,
            'where nothing moves',
          ),
        ),
        atMostTimes(
          'goal 10',
          'less motion, CPU',
          ratioOf(reduced.ours, reduced.floor),
          QUIET_LIMIT,
          'the floor with less motion',
        ),
      ],
    };
  },
};
