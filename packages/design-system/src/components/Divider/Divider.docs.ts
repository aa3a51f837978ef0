import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Two things that space alone does not keep apart, with a word such as "or".'],
  whenNot: ['With a heading: `Section`.', 'Where space is enough: nothing.'],
  keyboard: [],
  screenReader: ['A separator; with a word, the word.'],
  dos: ['Leave it out first, and look.'],
  donts: ['Not between every row of a list.'],
};
