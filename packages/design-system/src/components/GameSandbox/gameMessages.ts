/** Messages that a game can send to the page. All others are ignored. */
const MESSAGES = {
  /** Money was bet or won. */
  'parlour:balance-changed': 'balance',
  /** The launch address was already used, or has expired. */
  'parlour:launch-expired': 'spent',
  /** The game asks for the theme. */
  'parlour:theme-wanted': 'theme',
} as const;

export type GameMessage = (typeof MESSAGES)[keyof typeof MESSAGES];

/** Parses a message from a frame; null if it is unknown. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (typeof type !== 'string' || !Object.hasOwn(MESSAGES, type)) return null;
  const message = MESSAGES[type as keyof typeof MESSAGES];
  // A later version of the theme may have other fields: a game asks for each version that it reads.
  return message === 'theme' && !('version' in data && data.version === 1) ? null : message;
}
