import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A few people at a glance, and how many more there are.'],
  whenNot: ['For one person: `Avatar`.', 'Where each is chosen or read about: a list with names.'],
  anatomy: [
    { part: 'faces', what: 'overlapping, the first in front' },
    { part: 'more', what: 'how many there are besides' },
  ],
  keyboard: [],
  screenReader: ['A list by its label, each person by name, then how many more.'],
  dos: ['Give the total that the server knows.'],
  donts: ['Nothing to press in it.'],
};
