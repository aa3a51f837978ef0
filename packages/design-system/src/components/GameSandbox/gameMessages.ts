/** What a game may tell the page around it. Everything else is dropped without a word. */
const MESSAGES = {
  /** Money was bet or won. */
  'parlour:balance-changed': 'balance',
  /** The address was used up, or not opened in time. */
  'parlour:launch-expired': 'spent',
} as const;

export type GameMessage = (typeof MESSAGES)[keyof typeof MESSAGES];

/** Reads what a frame has sent; null for what means nothing. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  return typeof type === 'string' && Object.hasOwn(MESSAGES, type)
    ? MESSAGES[type as keyof typeof MESSAGES]
    : null;
}
