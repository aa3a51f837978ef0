import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A goal of a period with what is earned by it.'],
  whenNot: [
    'For an offer to join, with terms: `PromotionCard`.',
    'For a ranking: `Leaderboard` or `TournamentCard`.',
  ],
  anatomy: [
    { part: 'head', what: 'title and state' },
    { part: 'progress', what: 'a bar with the count in words' },
    { part: 'reward', what: 'what it brings' },
    { part: 'action', what: 'claim it, or the way to play' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button or link.' },
    { keys: ['Enter', 'Space'], action: 'Claims the reward.' },
  ],
  screenReader: [
    'An article by its title, and its state as a word.',
    'The progress with its count in words.',
    'The button with the title behind it: "Claim Three evenings".',
  ],
  dos: ['Count in the unit of the goal: "3 of 5 evenings".'],
  donts: ['No pressure of time beyond the date.'],
};
