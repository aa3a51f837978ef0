import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ["A tournament in a list: prize, time, the player's own place, and the way in."],
  whenNot: [
    'For the places of all players: `Leaderboard`.',
    'For an offer without a ranking: `PromotionCard`.',
    "For a goal of one's own: `MissionCard`.",
    'While tournaments load: `TournamentCardSkeleton`.',
  ],
  anatomy: [
    { part: 'picture', what: 'decoration' },
    { part: 'head', what: 'title, a link, and the state' },
    { part: 'facts', what: 'prize pool, time, own standing' },
    { part: 'foot', what: 'leaderboard and the button that joins' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the tournament, its leaderboard, then the button.' },
    { keys: ['Enter'], action: 'Follows the link.' },
    { keys: ['Enter', 'Space'], action: 'On the button: joins, and does not follow the card.' },
  ],
  screenReader: [
    'An article by its title, and its state as a word.',
    'The own standing by name; the leaderboard and the button with the title.',
    'That joining is on its way.',
  ],
  dos: ['Say the prize pool and how many places share it.'],
  donts: ['No clock that hurries: a date is enough until the last day.'],
};
