export const TOURNAMENT_STATUSES = ['upcoming', 'running', 'ended', 'cancelled'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

export interface TournamentCardTournament {
  id: string;
  title: string;
  status: TournamentStatus;
  /** Sum of all prizes, formatted: '$ 25,000.00'. Default: none. */
  prizePool?: string | undefined;
  /** When it runs, as text: '14 to 20 May, until 22:00'. Default: none. */
  period?: string | undefined;
  /** How to take part, in one sentence. Default: none. */
  rules?: string | undefined;
  /** Whether the player takes part. Default: false. */
  isJoined?: boolean | undefined;
  /** The player's own standing, formatted. Default: none. */
  own?: { place: string; points?: string | undefined } | undefined;
  /** Why it was cancelled, or why the player can not join. Default: none. */
  reason?: string | undefined;
  src?: string | undefined;
  fallbackSrc?: string | undefined;
  /** CSS colour, shown until the picture has loaded. */
  averageColor?: string | undefined;
}

export interface TournamentCardLabels {
  /** Text of each status. */
  statuses: Readonly<Record<TournamentStatus, string>>;
  /** Shown where the player takes part. */
  joined: string;
  prizePool: string;
  /** Names of the player's own standing. */
  place: string;
  points: string;
  /** Texts of the button and the links; the title is appended for screen readers. */
  join: string;
  view: string;
  leaderboard: string;
}
