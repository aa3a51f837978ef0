import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Before a site can be used: once for each visit, where the law asks for it.'],
  whenNot: [
    'For a question that can be left open: `Dialog`.',
    'For a consent to storage: `ConsentBanner`.',
  ],
  anatomy: [
    { part: 'title and text', what: 'what is asked, and why' },
    { part: 'answers', what: 'two buttons of equal weight' },
    { part: 'refusal', what: 'what is shown to those who are too young, with help and a way back' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves between the answers and links; what is behind cannot be reached.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Gives the answer that has the focus. At first none has it.',
    },
    { keys: ['Escape'], action: 'Does nothing: only an answer closes it.' },
  ],
  screenReader: [
    'Its title and "dialog" when it opens, then the text as its description.',
    'After the answer of somebody younger: the new title, and the text that says why.',
  ],
  dos: ['Give the answers in whole words: "I am 18 or older".'],
  donts: ['No answer that is larger or brighter than the other.'],
};
