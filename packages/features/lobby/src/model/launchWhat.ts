/** What is opened in a frame. */
export type LaunchWhat =
  | { kind: 'game'; nodeId: number }
  /** A game with play money (LOB-09). */
  | { kind: 'freePlay'; nodeId: number }
  /** The lobby of a vendor (LAUNCH-04). */
  | { kind: 'vendor'; vassalage: string; gameType: string }
  | { kind: 'fbSports' };

const VENDOR_CODE = /^[A-Z0-9_]{1,24}$/;
const GAME_TYPE = /^[A-Z][A-Z0-9_]{1,15}$/;

/** Whether the address asks for play money, which needs no login. */
export const isFreePlay = (query: URLSearchParams): boolean => query.get('play') === 'free';

/** What an address of the in-game page launches; null where it names nothing that can be launched. */
export function readLaunchWhat(query: URLSearchParams): LaunchWhat | null {
  const nodeId = Number(query.get('game') ?? '');
  if (Number.isSafeInteger(nodeId) && nodeId > 0)
    return { kind: isFreePlay(query) ? 'freePlay' : 'game', nodeId };
  const vassalage = query.get('vassalage') ?? '';
  const gameType = query.get('gameType') ?? '';
  return VENDOR_CODE.test(vassalage) && GAME_TYPE.test(gameType)
    ? { kind: 'vendor', vassalage, gameType }
    : null;
}
