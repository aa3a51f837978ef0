import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Leads to the games of a vendor.'],
  whenNot: ['For one game: `GameCard`.', 'For any other link: `LinkCard`.'],
  anatomy: [
    { part: 'picture', what: 'the mark of the vendor' },
    { part: 'name', what: 'beside it, with a small note below' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: ['The name of the vendor and "link", and whether it is the current one.'],
  dos: ['Give marks with a transparent ground.'],
  donts: ['No tile without a name.'],
};
