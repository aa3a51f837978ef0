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

export const LANES: GameLane[] = [
  {
    gameCategory: 'RNG',
    labelName: 'Slots',
    vendors: VENDORS.map(([vassalage, displayName]) => ({
      vassalage,
      displayName,
      gameType: 'RNG',
      accountTypeName: vassalage,
      maintenance: false,
      gameCount: 40,
    })),
  },
];

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
