import type { components } from '../generated/contract';
import { VN_VENDOR } from '../lottery/lotteries';
import type { Query } from '../platform/handlers';
import { badRequest, Refusal } from '../platform/refusal';
import type { Catalogue } from './catalogue';
import type { Game } from './types';

type LaunchQuery = Partial<Query<'launchGame'>>;
type LotteryLaunch = components['schemas']['LotteryLaunch'];

/** What is launched: a game, or the lobby of a vendor, which has no node. */
export interface LaunchTarget {
  nodeId: number | null;
  vassalage: string;
  gameType: Game['gameType'];
}

/** Parameters that a launched lottery's page gets (LAUNCH-05). */
const LOTTERY_PARAMETERS = [
  'lottoArea',
  'launchMode',
  'lottoPrizeMode',
  'lottoGameCode',
  'lottoView',
] as const;

/**
 * Finds what is launched: by node id, by vendor and code, or the lobby of a vendor.
 * Refuses with NOT_FOUND, or with GAME_MAINTENANCE where everything in it is closed.
 */
export function findTarget(catalogue: Catalogue, query: LaunchQuery): LaunchTarget {
  const { nodeId, gameType } = query;
  if (nodeId !== undefined) return playable(catalogue.game(nodeId));
  const vassalage = query.vassalage ?? (query.lottoArea === 'VN' ? VN_VENDOR : undefined);
  const code = query.lottoGameCode ?? query.gameCode;
  if (code !== undefined && vassalage !== undefined)
    return playable(catalogue.gameByCode(vassalage, code));
  if (code !== undefined && query.launchMode === 'LOTT')
    return playable(
      catalogue.games.find((game) => isLottery(catalogue, game) && game.gameCode === code),
    );
  if (vassalage === undefined) throw badRequest([{ field: 'nodeId', code: 'required' }]);
  return findLobby(catalogue, vassalage, gameType);
}

/** The game, refused where it does not exist or is in maintenance. */
export function playable(game: Game | undefined): Game {
  if (game === undefined) throw new Refusal('NOT_FOUND');
  if (game.isMaintenance) throw new Refusal('GAME_MAINTENANCE');
  return game;
}

function findLobby(
  catalogue: Catalogue,
  vassalage: string,
  wanted: LaunchQuery['gameType'],
): LaunchTarget {
  const gameType = wanted ?? catalogue.vendor(vassalage)?.gameTypes[0];
  const games = catalogue.games.filter(
    (game) => game.vassalage === vassalage && game.gameType === gameType,
  );
  const entry = games.find(({ isGame }) => isGame === 'VASSALAGE');
  if (entry !== undefined) return playable(entry);
  const [open] = games.filter(({ isMaintenance }) => !isMaintenance);
  const { gameType: type } = open ?? playable(games[0]);
  return { nodeId: null, vassalage, gameType: type };
}

/** How a lottery is launched (LAUNCH-05); null for anything else. */
export function lotteryIn(
  catalogue: Catalogue,
  target: LaunchTarget,
  query: LaunchQuery,
): LotteryLaunch | null {
  if (!isLottery(catalogue, target)) return null;
  return {
    lottoArea: query.lottoArea ?? null,
    launchMode: query.launchMode ?? null,
    lottoPrizeMode: query.lottoPrizeMode ?? null,
    lottoGameCode: query.lottoGameCode ?? null,
    lottoView: query.lottoView ?? null,
  };
}

/** The launch parameters that are passed on to the page of the game. */
export function pageParameters(
  catalogue: Catalogue,
  target: LaunchTarget,
  query: LaunchQuery,
): Record<string, string> {
  const names = isLottery(catalogue, target) ? LOTTERY_PARAMETERS : [];
  const given = [...names, 'device' as const].flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as Record<string, string>;
}

function isLottery(catalogue: Catalogue, { vassalage, gameType }: LaunchTarget): boolean {
  return catalogue.lotteryFamily(vassalage, gameType) !== undefined;
}
