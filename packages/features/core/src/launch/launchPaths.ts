// @chunk games
import { PATHS, ROUTE_OF_CATEGORY } from '../routes/paths';
import type { LaunchTarget } from './launchTarget';

/** The page of a game type; a type that the merchant added has the path `/<type>` in lower case (RT-07). */
export const pathOfType = (gameType: string): string =>
  gameType === 'HOT' ? PATHS.hot : (ROUTE_OF_CATEGORY[gameType] ?? `/${gameType.toLowerCase()}`);

/** A game centre with a vendor selected (RT-12). */
export const centrePath = ({
  gameType,
  vassalage,
}: Pick<LaunchTarget, 'gameType' | 'vassalage'>): string =>
  `${pathOfType(gameType)}?${String(new URLSearchParams({ vassalage }))}`;

/** Vendors whose lobby is the default of a lottery page. */
const LOBBY_OF_ROUTE: ReadonlySet<string> = new Set(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']);

/** A lottery page; without a game code it opens a vendor's lobby (RT-08). */
export function lotteryPath(
  route: string,
  { gameCode, vassalage }: Pick<LaunchTarget, 'gameCode' | 'vassalage'>,
): string {
  if (gameCode !== undefined) return `${route}?${String(new URLSearchParams({ gameCode }))}`;
  return LOBBY_OF_ROUTE.has(vassalage)
    ? route
    : `${route}?${String(new URLSearchParams({ vassalage }))}`;
}

/** The page that plays a game, or a vendor's lobby. */
export function inGamePath({
  nodeId,
  vassalage,
  gameType,
}: Pick<LaunchTarget, 'nodeId' | 'vassalage' | 'gameType'>): string {
  const what: Record<string, string> =
    nodeId === null ? { vassalage, gameType } : { game: String(nodeId) };
  return `${PATHS.inGame}?${String(new URLSearchParams(what))}`;
}
