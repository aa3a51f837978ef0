import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Items of which people read one or two: questions, rules, details of a record.'],
  whenNot: ['For views of equal weight: `Tabs`.', 'For what everybody has to read: plain text.'],
  anatomy: [
    { part: 'title', what: 'with an optional icon; the whole line can be pressed' },
    { part: 'content', what: 'found by the search of the browser while it is closed' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next title.' },
    { keys: ['Enter', 'Space'], action: 'Opens or closes the item.' },
  ],
  screenReader: [
    'The title, as a heading where `headingLevel` is given, and whether it is expanded.',
  ],
  dos: ['Say in the title what is inside: "How long does a payout take?"'],
  donts: ['Nothing that everybody has to read, such as terms of an offer.'],
};
