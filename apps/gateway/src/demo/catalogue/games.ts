import { GAME_CLASSES, type GameType, type Vendor } from '../../games/types';
import { createRandom, hashText, type Random } from '../../platform/random';
import type { DemoGame } from './art';
import { createNameSource, type NamedMotif, toGameCode } from './gameNames';
import { LOTTERY_FAMILIES } from './lotteryTable';
import { TABLE_KINDS, type TableKind } from './tableGames';
import { VENDOR_TABLE } from './vendorTable';

/** How many slot games the catalogue holds. */
const SLOT_GAME_COUNT = 9800;

/** The day of the demo; what counts as 'new' is counted back from here. */
export const DEMO_TODAY = Date.UTC(2026, 10, 1);

const DAY = 86_400_000;
const NEW_DAYS = 45;
const HOT_COUNT = 60;
const NODES_PER_VENDOR = 2000;
const MIN_BETS = ['0.10', '0.20', '0.20', '0.25', '0.50', '1.00', '1.00', '2.00', '5.00'];
const TABLE_MIN_BETS = ['1.00', '2.00', '5.00', '10.00'];
const LINES = [5, 9, 10, 10, 15, 20, 20, 25, 25, 30, 40, 50, 100, 243];

/** The most popular slot of the first vendor: guides and tests refer to it by name. */
const FIRST_SLOT: NamedMotif = { name: 'Lantern Koi', emblem: 'koi', companion: 'lantern' };

interface Draft extends DemoGame {
  score: number;
}

/** Distributes the slots among the slot vendors by their weights, without a remainder. */
function slotCounts(): Map<string, number> {
  const rows = VENDOR_TABLE.filter((row) => row.weight !== undefined);
  const total = rows.reduce((sum, row) => sum + (row.weight ?? 0), 0);
  const counts = new Map<string, number>();
  let left = SLOT_GAME_COUNT;
  for (const row of rows) {
    const share = Math.floor((SLOT_GAME_COUNT * (row.weight ?? 0)) / total);
    counts.set(row.code, share);
    left -= share;
  }
  const first = rows[0];
  if (first) counts.set(first.code, (counts.get(first.code) ?? 0) + left);
  return counts;
}

function jackpotOf(random: Random): string {
  return `${random.int(12_000, 4_800_000)}.${String(random.int(0, 99)).padStart(2, '0')}`;
}

function draftGame(
  vendor: Vendor,
  gameType: GameType,
  named: NamedMotif,
  index: number,
  random: Random,
): Draft {
  const isSlot = gameType === 'RNG';
  const age = isSlot ? Math.floor(random.next() ** 1.6 * 2200) : random.int(20, 1800);
  const classify = isSlot && random.chance(0.22) ? random.pick(GAME_CLASSES) : null;
  const hasJackpot = isSlot && (classify === 'JP' || random.chance(0.02));
  return {
    nodeId: (vendor.order + 1) * NODES_PER_VENDOR + index,
    gameName: named.name,
    displayName: named.name,
    vassalage: vendor.code,
    accountTypeName: vendor.accountTypeName,
    gameCode: toGameCode(named.name),
    gameType,
    isGame: TABLE_KINDS[gameType]?.opensLobby ? 'VASSALAGE' : 'GAME',
    supportPlay: random.chance(isSlot ? 0.4 : 0.1) ? 0 : 1,
    classify,
    minBet: random.pick(isSlot ? MIN_BETS : TABLE_MIN_BETS),
    lines: isSlot ? random.pick(LINES) : 1,
    isNew: age <= NEW_DAYS,
    hotRank: null,
    hasJackpot,
    jackpotAmount: hasJackpot ? jackpotOf(random) : null,
    jackpotGrowth: 0,
    isMaintenance: random.chance(0.006),
    addedAt: new Date(DEMO_TODAY - age * DAY - random.int(0, 86_399) * 1000).toISOString(),
    popularity: 0,
    art: {
      emblem: named.emblem,
      companion: named.companion,
      palette: random.int(0, 23),
      composition: random.int(0, 11),
      light: random.int(0, 6),
      seed: random.int(0, 0xffffff),
    },
    score: Math.floor(index / 60) + random.next() * 3,
  };
}

function draftSlots(vendor: Vendor, count: number, random: Random, taken: Set<string>): Draft[] {
  const nextName = createNameSource(random, taken);
  return Array.from({ length: count }, (_, index) => {
    const opensCatalogue = vendor.order === 0 && index === 0;
    const named = opensCatalogue ? FIRST_SLOT : nextName();
    const draft = draftGame(vendor, 'RNG', named, index, random);
    if (!opensCatalogue) return draft;
    return { ...draft, score: -1, supportPlay: 0, isMaintenance: false };
  });
}

function namesOf(vendor: Vendor, type: GameType, table: TableKind): NamedMotif[] {
  if (table.opensLobby)
    return [{ name: vendor.displayName, emblem: table.kinds[0]?.[1] ?? 'gem', companion: null }];
  const family = LOTTERY_FAMILIES.find(
    ({ vassalage, gameType }) => vassalage === vendor.code && gameType === type,
  );
  const kinds = family?.kinds.map(([, name, motif]) => [name, motif] as const) ?? table.kinds;
  const rooms = family?.series.map(([name]) => name) ?? table.rooms;
  return kinds.flatMap(([kind, motif]) =>
    rooms.map((room) => ({ name: `${kind} ${room}`, emblem: motif, companion: null })),
  );
}

function draftTables(vendor: Vendor, type: GameType, offset: number, random: Random): Draft[] {
  const table = TABLE_KINDS[type];
  if (!table) return [];
  const names = namesOf(vendor, type, table);
  const count = Math.min(names.length, random.int(table.count[0], table.count[1]));
  return random
    .shuffle(names)
    .slice(0, count)
    .map((named, index) => draftGame(vendor, type, named, offset + index, random));
}

/** Builds every game of every vendor, most popular first, from one seed. */
export function buildGames(seed: number, vendors: readonly Vendor[]): DemoGame[] {
  const counts = slotCounts();
  const taken = new Set<string>([FIRST_SLOT.name]);
  const drafts = vendors.flatMap((vendor) => {
    const random = createRandom(hashText(`${seed}:${vendor.code}`));
    const made: Draft[] = [];
    for (const type of vendor.gameTypes) {
      if (type === 'RNG')
        made.push(...draftSlots(vendor, counts.get(vendor.code) ?? 0, random, taken));
      else made.push(...draftTables(vendor, type, made.length, random));
    }
    return made;
  });
  drafts.sort((a, b) => a.score - b.score || a.nodeId - b.nodeId);
  return drafts.map((draft, index) => {
    const { score: _score, ...game } = draft;
    game.popularity = index + 1;
    game.jackpotGrowth = (game.art.seed % 900) + 100;
    if (index < HOT_COUNT) game.hotRank = index + 1;
    return game;
  });
}
