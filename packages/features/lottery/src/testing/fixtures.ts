import type {
  LotteryDraw,
  LotteryGame,
  LotteryGroup,
  VnDraw,
} from '@parlour/gateway-openapi/lottery';
import type { Game, GameLane, SystemStatus } from '@parlour/gateway-openapi/start';
import { exampleOf } from '@parlour/gateway-openapi/testing';

/** Where the stories' lotteries would be played, if they were. */
export const GAME_HOST = 'https://games.example';

const MINUTE = 60_000;
/** The story's own moment, in ms from now; asked when a story is drawn, whose clock may stand still. */
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A lottery made from a number. */
export function sampleLottery(seed: number, changes: Partial<LotteryGame> = {}): LotteryGame {
  const names = ['Minute Lantern', 'Evening Star', 'Harbour Six', 'Clover Five', 'Garden Dice'];
  return {
    nodeId: 300_100 + seed,
    gameCode: `lottery-${String(seed)}`,
    displayName: `${names[seed % names.length] ?? ''} ${['One', 'Five', 'Ten'][seed % 3] ?? ''}`,
    gameGroupCode: 'DIGITS5',
    vassalage: 'LOTT',
    accountTypeName: 'LOTT',
    iconUrl: null,
    numero: `20260514-0${String(351 + seed)}`,
    closesAt: inMs(MINUTE * (1 + seed * 4) + 9000),
    drawInterval: 300,
    state: 'OPEN',
    ...changes,
  };
}

/** Lotteries in two groups: taking bets, drawing, in maintenance, and one that closes in days. */
export const sampleGroups = (vassalage = 'LOTT', first = 0): LotteryGroup[] => {
  const of = (seed: number, changes: Partial<LotteryGame> = {}) =>
    sampleLottery(first + seed, { vassalage, accountTypeName: vassalage, ...changes });
  return [
    {
      gameGroupCode: 'DIGITS5',
      gameGroupName: 'Five digits',
      games: [of(0), of(1, { state: 'CLOSED' }), of(2), of(3, { state: 'MAINTENANCE' })],
    },
    {
      gameGroupCode: 'DICE3',
      gameGroupName: 'Three dice',
      games: [of(4), of(5, { closesAt: inMs(3 * 24 * 60 * MINUTE) })],
    },
  ];
};

/** Latest draws of the sample lotteries, newest first. */
export const sampleDraws = (count = 8): LotteryDraw[] =>
  Array.from({ length: count }, (_, seed) => ({
    gameCode: `lottery-${String(seed)}`,
    displayName: sampleLottery(seed).displayName,
    numero: `20260514-0${String(350 + seed)}`,
    openedAt: inMs(-MINUTE * (seed + 1)),
    numbers: [4, 0, 9, 2, 7].map((digit) => String((digit + seed) % 10)),
  }));

/** Draws of one Vietnam lottery, newest first. */
export const sampleVnDraws = (gameCode: string, count = 4): VnDraw[] =>
  Array.from({ length: count }, (_, back) => ({
    gameCode,
    displayName: 'Salt Coast Hourly',
    numero: `20260514-00${String(12 - back)}`,
    openedAt: inMs(-60 * MINUTE * (back + 1)),
    prizes: [
      { prize: 'DB', numbers: [String(596_491 - back * 11_111)] },
      { prize: 'G1', numbers: ['82682'] },
      { prize: 'G2', numbers: ['05083', '11840'] },
      { prize: 'G3', numbers: ['66944', '99378', '37268', '41677', '30790', '73263'] },
    ],
  }));

/** Hot games, of which the second is closed. */
export const sampleHotGames = (): Game[] => {
  const [example] = exampleOf('getHotGames') as Game[];
  return ['Lantern Koi', 'Comet Orchard', 'Velvet Anchor', 'Salt Road'].map((displayName, at) => ({
    ...(example as Game),
    nodeId: 100_500 + at,
    displayName,
    maintenance: at === 1,
  }));
};

const card = (vassalage: string, displayName: string, gameType: GameLane['gameCategory']) =>
  ({
    vassalage,
    displayName,
    gameType,
    accountTypeName: vassalage,
    maintenance: false,
    gameCount: 12,
  }) as GameLane['vendors'][number];

/** Categories of a merchant whose e-lottery holds a LOTT card. */
export const LANES: GameLane[] = [
  {
    gameCategory: 'LOTT',
    labelName: 'Lottery',
    vendors: [card('TCG_SEA', 'Monsoon Draws', 'LOTT'), card('LOTT', 'Evenstar Lottery', 'LOTT')],
  },
  {
    gameCategory: 'ELOTT',
    labelName: 'E-lottery',
    vendors: [
      card('LOTT', 'Evenstar Lottery', 'ELOTT'),
      card('TCG_LOTTO_VN', 'Red River Draws', 'ELOTT'),
    ],
  },
];

/** The status of a gateway that launches games from the stories' host. */
export function statusWithHost(): SystemStatus {
  const status = exampleOf('getSystemStatus') as SystemStatus;
  return { ...status, info: { ...status.info, imageCDNs: [], launchGameCDNs: [GAME_HOST] } };
}

/** The answer to a launch. */
export const launchAt = (gameUrl: string) => ({
  ...(exampleOf('launchGame') as object),
  gameUrl,
});
