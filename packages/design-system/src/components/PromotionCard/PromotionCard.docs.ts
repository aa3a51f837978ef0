import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One promotion in a list, with what people can do about it now.'],
  whenNot: ['For a goal with a count: `MissionCard`.', 'For a ranking: `TournamentCard`.'],
  anatomy: [
    { part: 'picture', what: 'decoration' },
    { part: 'head', what: 'title, a link to the whole terms, and the state' },
    { part: 'terms', what: 'in one sentence' },
    { part: 'action', what: 'the next step' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the title, then to the button.' },
    { keys: ['Enter'], action: 'On the title: opens the promotion.' },
    { keys: ['Enter', 'Space'], action: 'On the button: takes the step.' },
  ],
  screenReader: [
    'An article by its title, and its state as a word.',
    'The button with the title behind it: "Join Autumn lanterns".',
    'The reason of a rejection.',
  ],
  dos: ['Put the terms that decide into the sentence: turnover, date, limit.'],
  donts: ['No amount without its condition.'],
};
