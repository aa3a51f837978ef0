import { createHash } from 'node:crypto';
import type { components } from '../generated/contract';
import type { Catalogue } from './catalogue';
import { picturePath } from './picturePath';
import type { Game } from './types';

type SearchIndex = components['schemas']['GameSearchIndex'];

/** All games of one type, as columns. */
export function buildSearchIndex(catalogue: Catalogue, gameType: string): SearchIndex {
  // In the order of the game list, so that results do not move when this index replaces the list.
  const games = catalogue.games.filter((game) => game.gameType === gameType);
  const vendors = [...new Set(games.map((game) => game.vassalage))];
  const classifies = [...new Set(games.flatMap(({ classify }) => classify ?? []))];
  const vendorAt = new Map(vendors.map((code, at) => [code, at]));
  const columns = {
    gameType,
    iconPattern: picturePath.game({ vassalage: '{vassalage}', gameCode: '{gameCode}' }),
    vendors,
    vendorNames: vendors.map((code) => catalogue.vendor(code)?.displayName ?? code),
    classifies,
    nodeIds: games.map((game) => game.nodeId),
    names: games.map((game) => game.displayName),
    codes: games.map(codeUnlessDerived),
    vendorOf: games.map((game) => vendorAt.get(game.vassalage) ?? 0),
    classifyOf: games.map(({ classify }) =>
      classify === null ? -1 : classifies.indexOf(classify),
    ),
    flags: games.map(flagsOf),
  };
  const version = createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 16);
  return { version, ...columns };
}

/** Most codes repeat the name and are left out: they would be a third of the answer. */
const codeUnlessDerived = ({ gameCode, displayName }: Game): string =>
  gameCode === displayName.toLowerCase().replaceAll(' ', '-') ? '' : gameCode;

function flagsOf(game: Game): number {
  const bits: boolean[] = [
    game.isNew,
    game.hotRank !== null,
    game.hasJackpot,
    game.supportPlay === 0,
    Number(game.minBet) >= 1,
    game.lines >= 25,
    game.isMaintenance,
    game.isGame === 'VASSALAGE',
  ];
  return bits.reduce((sum, bit, at) => sum + (bit ? 2 ** at : 0), 0);
}
