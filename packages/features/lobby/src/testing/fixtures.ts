import type { GameSearchIndex } from '@parlour/gateway-openapi/games';
import type {
  Game,
  GameClassify,
  GameLane,
  GamePage,
  SystemStatus,
} from '@parlour/gateway-openapi/start';
import { exampleOf } from '@parlour/gateway-openapi/testing';

const FIRST = ['Lantern', 'Comet', 'Copper', 'Orchid', 'Moonlit', 'Glass', 'Quiet'] as const;
const SECOND = ['Koi', 'Orchard', 'Crown', 'Harbour', 'Dice'] as const;
const INKS = ['#1f6f6b', '#8a2f4f', '#3f5bb5', '#8f6a26', '#2f7d4f', '#6a4bb0'] as const;
const CLASSES: readonly GameClassify[] = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'];

const VENDORS = [
  ['LNW', 'Northlight'],
  ['TWP', 'Tidewater Play'],
  ['AML', 'Amber Loom'],
] as const;

const pick = <List extends readonly [unknown, ...unknown[]]>(list: List, at: number) =>
  (list[at % list.length] ?? list[0]) as List[number];

/** A picture that needs no network. */
const drawPicture = (seed: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="300" height="400"><path d="M0 0h3v4H0z" fill="${pick(INKS, seed)}"/><circle cx="1.5" cy="${String(1 + (seed % 5) / 4)}" r=".8" fill="#f6f0e6" opacity=".8"/></svg>`,
  )}`;

/** A game made from a number. */
export function sampleGame(seed: number, changes: Partial<Game> = {}): Game {
  const title = `${pick(FIRST, seed)} ${pick(SECOND, seed)}`;
  const [vassalage, vendorName] = pick(VENDORS, seed);
  return {
    nodeId: 200_000 + seed,
    nodeName: title,
    gameName: title,
    displayName: title,
    smallIcon: null,
    showIcon: drawPicture(seed),
    iconUrl: null,
    vassalage,
    vendorName,
    gameCode: `game-${String(seed)}`,
    isGame: 'GAME',
    gameType: 'RNG',
    gameClassify: CLASSES[seed % CLASSES.length] ?? null,
    accountTypeName: vassalage,
    supportPlay: 0,
    isNew: seed % 4 === 0 ? 1 : 0,
    isHot: seed % 9 === 1 ? 1 : 0,
    minBet: '0.20',
    lineNum: 25,
    jackpot: seed % 7 === 2 ? `${String(184_220 + seed)}.75` : null,
    maintenance: seed % 11 === 5,
    ...changes,
  };
}

/** So many games. */
export const sampleGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, at) => sampleGame(at));

/** One page of a list, counted from 1. */
export function pageOf(games: readonly Game[], pageNum: number, pageSize: number): GamePage {
  const first = (pageNum - 1) * pageSize;
  return {
    content: games.slice(first, first + pageSize),
    pageNum,
    totalPages: Math.ceil(games.length / pageSize),
    totalElements: games.length,
    pageSize,
  };
}

const lane = (
  gameCategory: string,
  labelName: string | null,
  vendors: readonly (readonly [code: string, name: string, gameType?: string])[],
): GameLane => ({
  gameCategory,
  labelName,
  vendors: vendors.map(([vassalage, displayName, gameType = gameCategory], at) => ({
    vassalage,
    displayName,
    gameType,
    accountTypeName: vassalage,
    maintenance: at === 2,
    gameCount: 40 + at,
  })),
});

export const LANES: GameLane[] = [
  lane('RNG', 'Slots', VENDORS),
  lane('LIVE', 'Live casino', [...VENDORS, ['MZN', 'Mezzanine Live']]),
  lane('SPORTS', 'Sports', [
    ['FB', 'Fairbourne Sports'],
    ['BTI', 'Touchline Row'],
    ['HFT', 'Halftime House'],
    ['AV', 'Avenline', 'ESPORTS'],
    ['DIG', 'Daring Comb', 'COCKFIGHT'],
  ]),
];

/** The catalogue of these games in columns, as the gateway gives it. */
export function indexOf(games: readonly Game[]): GameSearchIndex {
  const vendors = [...new Set(games.map(({ vassalage }) => vassalage))];
  const flagsOf = (game: Game): number =>
    [
      game.isNew === 1,
      game.isHot === 1,
      game.jackpot !== null,
      game.supportPlay === 0,
      Number(game.minBet) >= 1,
      (game.lineNum ?? 0) >= 25,
      game.maintenance,
      game.isGame === 'VASSALAGE',
    ].reduce((sum, bit, at) => sum + (bit ? 2 ** at : 0), 0);
  return {
    version: 'story',
    gameType: 'RNG',
    iconPattern: '/TCG_PROD_IMAGES/GAME/{vassalage}/{gameCode}.svg',
    vendors,
    vendorNames: vendors.map(
      (code) => games.find(({ vassalage }) => vassalage === code)?.vendorName ?? code,
    ),
    classifies: [...CLASSES],
    nodeIds: games.map(({ nodeId }) => nodeId),
    names: games.map(({ displayName }) => displayName),
    codes: games.map(({ gameCode }) => gameCode),
    vendorOf: games.map(({ vassalage }) => vendors.indexOf(vassalage)),
    classifyOf: games.map(({ gameClassify }) =>
      gameClassify === null ? -1 : CLASSES.indexOf(gameClassify),
    ),
    flags: games.map(flagsOf),
  };
}

/** Where the stories' games would be played, if they were. */
export const GAME_HOST = 'https://games.example';

/** The status of a gateway that launches games from these hosts. */
export function statusWithHosts(launchGameCDNs: string[]): SystemStatus {
  const status = exampleOf('getSystemStatus') as SystemStatus;
  return { ...status, info: { ...status.info, imageCDNs: [], launchGameCDNs } };
}

/** The answer to a launch. */
export const launchAt = (gameUrl: string) => ({
  ...(exampleOf('launchGame') as object),
  gameUrl,
});
