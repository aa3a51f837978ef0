import { watchInteractions } from '../lib/eventTiming.mjs';
import { pressEach } from '../lib/presses.mjs';
import { asTimes, median, ratioOf, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';

const SLOWDOWN = 4;
const WORST_MS = 100;
const LIMIT = 1.25;
const FLOOR = 'bare';
const OURS = 'parlour';

// The order matters: the next press closes the menu, and typing needs the dialog.
const STEPS = [
  { name: 'favourite', role: 'button', target: /^Add to favourites Amber Harbour$/ },
  { name: 'theme', role: 'button', target: 'Change theme' },
  { name: 'tab', role: 'tab', target: 'Favourites' },
  { name: 'menu', role: 'button', target: 'Games', after: 'Escape' },
  { name: 'dialog', role: 'button', target: 'Log in' },
  { name: 'typing', role: 'textbox', target: 'Username', keys: 'lantern' },
];

const measure = (tools) => pressEach(tools, STEPS);

export const interactions = {
  title: `Goal 12: press to next paint on the demo page, ${SLOWDOWN} times slower`,
  contenders: [
    { page: FLOOR, name: 'React + plain CSS (floor)' },
    { page: OURS, name: 'design system' },
  ],
  async run({ contenders, inRounds, visit }) {
    const options = { slowdown: SLOWDOWN, scripts: [watchInteractions] };
    const results = await inRounds(({ page }) => visit(page, options, measure));
    const listOf = (page, key) => results[page].map((round) => round[key]);
    const ratio = (page) => ratioOf(listOf(page, 'worst'), listOf(FLOOR, 'worst'));
    return {
      head: ['', ...STEPS.map(({ name }) => `${name}, ms`), 'worst, ms', 'x floor'],
      rows: contenders.map(({ page, name }) => [
        name,
        ...STEPS.map((step) => median(listOf(page, step.name))),
        spread(listOf(page, 'worst')),
        asTimes(ratio(page)),
      ]),
      goals: [
        atMost('goal 12', 'worst', median(listOf(OURS, 'worst')), WORST_MS, ' ms'),
        atMostTimes('goal 12', 'worst', ratio(OURS), LIMIT, 'React + plain CSS'),
      ],
    };
  },
};
