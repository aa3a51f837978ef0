import type {
  AnnouncementGroups,
  Banner,
  Game,
  GamePage,
  RankItem,
} from '@parlour/gateway-openapi/start';
import { drawPicture } from './pictures';

const TITLES = [
  'Lantern Koi',
  'Comet Orchard',
  'Temple of Quiet Rain',
  'Fox and Compass',
  'Copper Crown',
  'Orchid Harbour',
  'Moonlit Dice',
  'Glass Garden',
] as const;
const VENDORS = [
  ['LNW', 'Northlight'],
  ['TWP', 'Tidewater Play'],
  ['AML', 'Amber Loom'],
] as const;

/** A game made from a number. */
export function sampleGame(seed: number, changes: Partial<Game> = {}): Game {
  const title = TITLES[seed % TITLES.length] ?? TITLES[0];
  const [vassalage, vendorName] = VENDORS[seed % VENDORS.length] ?? VENDORS[0];
  return {
    nodeId: 100_000 + seed,
    nodeName: title,
    gameName: title,
    displayName: title,
    smallIcon: null,
    showIcon: drawPicture(seed, title, 300, 400),
    iconUrl: null,
    vassalage,
    vendorName,
    gameCode: `game-${seed}`,
    isGame: 'GAME',
    gameType: 'RNG',
    gameClassify: null,
    accountTypeName: vassalage,
    supportPlay: 0,
    isNew: 0,
    isHot: 0,
    minBet: '0.20',
    lineNum: 25,
    jackpot: null,
    maintenance: false,
    ...changes,
  };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export const NEW_GAMES = range(6).map((at) => sampleGame(at, { isNew: 1 }));
export const HOT_GAMES = range(8).map((at) =>
  sampleGame(at + 2, { isHot: 1, maintenance: at === 3 }),
);
export const JACKPOT_GAMES = range(6).map((at) =>
  sampleGame(at + 5, { gameClassify: 'JP', jackpot: `${(7 - at) * 61_407}.75` }),
);

/** A page of the game list with these games. */
export const pageOf = (content: Game[]): GamePage => ({
  content,
  pageNum: 1,
  totalPages: 1,
  totalElements: content.length,
  pageSize: 6,
});

/** A banner of the home page made from a number. */
export const sampleBanner = (seed: number, changes: Partial<Banner> = {}): Banner => {
  const title = TITLES[seed % TITLES.length] ?? TITLES[0];
  return {
    id: `bn-${seed}`,
    groupName: 'w_home',
    title: `${title}. A quiet pond, twenty-five lines`,
    url: drawPicture(seed, title, 1280, 400),
    smallUrl: drawPicture(seed, title, 750, 500),
    linkageType: null,
    link: null,
    ...changes,
  };
};

const NOTICE_TITLES = [
  'Lantern tables pause on Tuesday, 02:00 to 03:00 UTC',
  'Withdrawals to banks take up to ten minutes this weekend',
  'Two new vendors have joined the slots',
] as const;

const CONTENT = `
<p>Open rounds are settled before the pause begins, and every stake of an unfinished round goes back to your balance.</p>
<h2>What stays open</h2>
<ul><li>All slots</li><li>Sports and esports</li><li>Deposits and withdrawals</li></ul>
<h2>Times</h2>
<table><thead><tr><th>Table</th><th>Closed</th><th>Open again</th></tr></thead>
<tbody><tr><td>Lantern Roulette</td><td>02:00</td><td>03:00</td></tr>
<tr><td>Harbour Baccarat</td><td>02:15</td><td>02:45</td></tr></tbody></table>
<p>Everything else is on the page of <a href="/promotions">promotions</a>.</p>`;

/** This many notices, the newest first. */
export const sampleNotices = (count: number): AnnouncementGroups['player'] =>
  range(count).map((at) => ({
    id: `nt-${at + 1}`,
    title: NOTICE_TITLES[at] ?? `House note ${count - at}`,
    content: at === 0 ? CONTENT : `<p>Note ${count - at} of the house.</p>`,
    startDateStr: `2026-05-${String(14 - (at % 12)).padStart(2, '0')}`,
    promotionType: null,
    execution: null,
  }));

export const ANNOUNCEMENTS: AnnouncementGroups = {
  banners: [
    sampleBanner(0, { linkageType: 'GAME', link: '100000' }),
    sampleBanner(2, { linkageType: 'PAGE', link: '/promotions' }),
    sampleBanner(5, { linkageType: 'URL', link: 'https://parlour.example/story' }),
    sampleBanner(4),
  ],
  player: sampleNotices(12),
  popup: [],
  promotion: [],
};

export const NO_ANNOUNCEMENTS: AnnouncementGroups = {
  banners: [],
  player: [],
  popup: [],
  promotion: [],
};

export const WINNERS: RankItem[] = range(20).map((at) => ({
  vo: {
    rank: at + 1,
    winAmount: `${Math.round(982_400 / (at + 1.3))}.40`,
    account: `${['ma', 'ko', 'su', 're', 'ti'][at % 5] ?? 'ma'}***${String(10 + at * 3)}`,
    gameName: TITLES[at % TITLES.length] ?? TITLES[0],
    nodeId: 100_000 + at,
    vassalage: 'LNW',
    gameType: 'RNG',
    smallIcon: null,
    winTime: '2026-05-14T09:20:11Z',
  },
}));
