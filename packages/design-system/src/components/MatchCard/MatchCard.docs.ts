import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A match in a list of matches, with the prices of its first markets.'],
  whenNot: [
    'For one price alone: `OddsButton`.',
    'For a game of the lobby: `GameCard`.',
    'While matches load: `MatchCardSkeleton`.',
  ],
  anatomy: [
    { part: 'head', what: 'competition, start or state and clock, heart' },
    { part: 'sides', what: 'emblem, name and score; a link to the match' },
    { part: 'markets', what: 'a group of prices each' },
    { part: 'more', what: 'link to the other markets' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves through the heart, the match, each price and the other markets.',
    },
    {
      keys: ['Enter', 'Space'],
      action:
        'On a price: puts it into the slip or takes it out. On the heart: adds or removes the favourite.',
    },
    { keys: ['Enter'], action: 'On the match or the other markets: follows the link.' },
  ],
  screenReader: [
    'An article by both sides; each score after its side.',
    'The heart by what it does next and of which match.',
    'Each market as a group, each price with its outcome, and whether it is pressed.',
  ],
  dos: ['Give the state in words: live, suspended, ended.'],
  donts: ['No price that can be pressed while the market is closed.'],
};
