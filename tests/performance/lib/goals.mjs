import { kB } from './table.mjs';

// docs/performance.md says where each of these comes from.
const DEMO = 1.25;
const DEMO_PEER = 0.75;
const HOME = 1.24;
const HOME_WEB = 0.27;
const WEB_MEDIAN_JS = 632_000;
const ROUTE = 25_000;
/** The only page that starts with a form. */
const FORM_ROUTE = { path: '/agentLogin', limit: 60_000 };
const HTML = 14_000;

export const times = (part, whole) => `${(part / whole).toFixed(3)}x`;

function atMost(goal, what, bytes, limit, floor, floorName) {
  const budget = limit * floor;
  const text = `${what} ${kB(bytes)}, ${times(bytes, floor)} ${floorName} (at most ${limit.toFixed(3)}x: ${kB(budget)})`;
  return { goal, isMet: bytes <= budget, text };
}

/** Goal 1: size of the demo page, compared to bare React and to the leanest peer. */
export function demoGoals({ bare, parlour, radix }) {
  const { gz } = parlour.total;
  return [
    atMost('goal 1', 'demo page, gz', gz, DEMO, bare.total.gz, 'bare'),
    atMost('goal 1', 'demo page, gz', gz, DEMO_PEER, radix.total.gz, 'Radix + styled-components'),
  ];
}

/** Goals 2 and 3: what the home page loads at once, and what it loads later. */
export function siteGoals({ home, routes, forbidden, html }, { stackWithTexts }) {
  const js = home.js.gz;
  const limitOf = (name) => (name === FORM_ROUTE.path ? FORM_ROUTE.limit : ROUTE);
  const heavy = routes.filter(({ name, size }) => size.total.gz > limitOf(name));
  return [
    atMost('goal 2', 'home JS gz', js, HOME, stackWithTexts.js.gz, 'stack/all-spec+i18next'),
    atMost('goal 2', 'home JS gz', js, HOME_WEB, WEB_MEDIAN_JS, 'the median of the mobile web'),
    {
      goal: 'goal 3',
      isMet: routes.length > 0 && heavy.length === 0,
      text: [
        `${routes.length} further routes, gz (each at most ${kB(ROUTE)}, ${FORM_ROUTE.path} ${kB(FORM_ROUTE.limit)})`,
        ...heavy.map(({ name, size }) => `${name} ${kB(size.total.gz)}`),
      ].join('; '),
    },
    {
      goal: 'goal 3',
      isMet: forbidden.length === 0,
      text: [
        'login, register, member and agent centre are not on the home page',
        ...forbidden,
      ].join('; '),
    },
    {
      goal: 'goal 3',
      isMet: html.br <= HTML,
      text: `index.html with its styles, br ${kB(html.br)} (at most ${kB(HTML)})`,
    },
  ];
}

/** The goals of a site that could not be built: all are missed. */
export const unmeasuredGoals = () =>
  ['goal 2', 'goal 3'].map((goal) => ({ goal, isMet: false, text: 'not measured' }));
