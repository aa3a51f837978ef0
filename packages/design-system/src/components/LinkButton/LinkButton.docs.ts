import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Leads to another page where the next step should look like one.'],
  whenNot: ['For an action: `Button`.', 'Within a sentence: a plain link.'],
  anatomy: [
    { part: 'icon', what: 'optional, before the text, hidden from screen readers' },
    { part: 'text', what: 'where it leads' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: ['Its text and "link".'],
  dos: ['Use the words of the page that it leads to.'],
  donts: ['No press that changes something: a link can be opened twice, and in a new tab.'],
};
