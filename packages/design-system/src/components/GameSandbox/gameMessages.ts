/** Messages that a game can send to the page. All others are ignored. */
const MESSAGES = {
  /** Money was bet or won. */
  'parlour:balance-changed': 'balance',
  /** The launch address was already used, or has expired. */
  'parlour:launch-expired': 'spent',
} as const;

export type GameMessage = (typeof MESSAGES)[keyof typeof MESSAGES];

/** Parses a message from a frame; null if it is unknown. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  return typeof type === 'string' && Object.hasOwn(MESSAGES, type)
    ? MESSAGES[type as keyof typeof MESSAGES]
    : null;
}
