import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A rare, large win: from a level that you decide, such as ten times the stake.'],
  whenNot: [
    'For an ordinary win: `Amount`.',
    'For the prize of a ticket: `RewardReveal`.',
    'For wins of others: `WinnersBoard`.',
    'Never for a payout at or below the stake: that is a loss.',
  ],
  anatomy: [
    { part: 'shimmer', what: 'ends by itself within three seconds' },
    { part: 'text', what: 'what it is, and the amount' },
    { part: 'close', what: 'the one button' },
  ],
  keyboard: [
    {
      keys: ['Escape'],
      action: 'Closes it, from anywhere on the page, unless a dialog is open above it.',
    },
    { keys: ['Tab'], action: 'Moves to its button.' },
    {
      keys: ['Enter', 'Space'],
      action: 'On its button: closes it, and the focus returns to where it was.',
    },
  ],
  screenReader: ['Text and amount once. It takes no focus and holds nobody up.'],
  dos: ['Keep it mounted and change `isOpen`, so that the amount is announced.'],
  donts: ['No suggestion of another bet.'],
};
