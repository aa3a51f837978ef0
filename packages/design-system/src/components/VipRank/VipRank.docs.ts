import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One rank beside a name, or on the page of an account.'],
  whenNot: ['For all ranks: `VipLadder`.', 'For an ordinary status: `Badge`.'],
  anatomy: [
    { part: 'emblem', what: 'of its own shape at each level' },
    { part: 'name', what: 'in text' },
    { part: 'progress', what: 'to the next rank' },
  ],
  keyboard: [],
  screenReader: ['What the name stands for, and the progress in words.'],
  dos: ['Keep the name beside the emblem.'],
  donts: ['No colour as the only difference.'],
};
