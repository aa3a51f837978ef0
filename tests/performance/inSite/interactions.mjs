import { watchInteractions } from '../lib/eventTiming.mjs';
import { pressEach } from '../lib/presses.mjs';
import { asTimes, median, ratioOf, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';
import { logIn } from './logIn.mjs';

const SLOWDOWN = 4;
const WORST_MS = 100;
const LIMIT = 1.25;
const HEART = /^Add to favourites /;

// The same steps, as far as the bare page has them. The language comes last, because it changes the names.
const FLOOR_STEPS = [
  { name: 'dialog', role: 'button', target: 'Log in', after: 'Escape' },
  { name: 'theme', role: 'button', target: 'Change theme' },
  { name: 'favourite', role: 'button', target: /^Add to favourites Amber Harbour$/ },
  { name: 'tab', role: 'tab', target: 'Favourites' },
  { name: 'menu', role: 'button', target: 'Games', after: 'Escape' },
];
const LIST_STEPS = [
  { name: 'dialog', role: 'button', target: 'Forgot password', after: 'Escape' },
  { name: 'theme', role: 'button', target: /^(?:Dark|Light) theme$/ },
  { name: 'menu', role: 'button', target: 'Vendors of Slots', after: 'Escape' },
  { name: 'filter', role: 'checkbox', target: 'New only' },
  { name: 'typing', role: 'searchbox', target: 'Search games', keys: 'lantern' },
  { name: 'languages', role: 'button', target: /^Language/ },
  { name: 'language', role: 'menuitemradio', target: 'Bahasa Indonesia' },
];
const TAB_STEPS = [{ name: 'tab', role: 'tab', target: 'Daily' }];
const MEMBER_STEPS = [{ name: 'favourite', role: 'button', target: HEART }];
const NAMES = [
  'dialog',
  'theme',
  'favourite',
  'tab',
  'menu',
  'filter',
  'typing',
  'languages',
  'language',
];

async function measureSite({ open, site }) {
  const options = { slowdown: SLOWDOWN, scripts: [watchInteractions] };
  const list = await open(`${site}/rng`, options, (tools) => pressEach(tools, LIST_STEPS));
  const tabs = await open(`${site}/promotions`, options, (tools) => pressEach(tools, TAB_STEPS));
  const member = await open(`${site}/`, options, async (tools) => {
    await logIn(tools.page);
    await tools.page.goto(`${site}/rng`, { waitUntil: 'networkidle' });
    return pressEach(tools, MEMBER_STEPS);
  });
  const worst = Math.max(list.worst, tabs.worst, member.worst);
  return { ...list, ...tabs, ...member, worst };
}

export const interactions = {
  title: `Goal 12: press to next paint in the lobby, ${SLOWDOWN} times slower`,
  floors: ['bare'],
  async run({ rounds, open, site, addressOf }) {
    const floor = [];
    const ours = [];
    for (let round = 0; round < rounds; round += 1) {
      const options = { slowdown: SLOWDOWN, scripts: [watchInteractions] };
      floor.push(await open(addressOf('bare'), options, (tools) => pressEach(tools, FLOOR_STEPS)));
      ours.push(await measureSite({ open, site }));
    }
    const listOf = (results, key) => results.map((result) => result[key]);
    const cells = (results) =>
      NAMES.map((name) => (name in results[0] ? median(listOf(results, name)) : ''));
    const worst = listOf(ours, 'worst');
    const ratio = ratioOf(worst, listOf(floor, 'worst'));
    return {
      head: ['', ...NAMES.map((name) => `${name}, ms`), 'worst, ms', 'x floor'],
      rows: [
        ['React + plain CSS (floor)', ...cells(floor), spread(listOf(floor, 'worst')), '1.00x'],
        ['the site', ...cells(ours), spread(worst), asTimes(ratio)],
      ],
      goals: [
        atMost('goal 12', 'worst', median(worst), WORST_MS, ' ms'),
        atMostTimes('goal 12', 'worst', ratio, LIMIT, 'React + plain CSS'),
      ],
    };
  },
};
