import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['HTML that comes from outside the site: terms, announcements, messages.'],
  whenNot: ['For text without markup: a plain element.'],
  anatomy: [
    { part: 'content', what: 'what is left of the HTML after everything unsafe is taken out' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the links of the text, in its order.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: ['Headings, lists, tables and links as they were written; where a link opens.'],
  dos: ['Name the hosts from which pictures may come.'],
  donts: ['No HTML as a string anywhere else.'],
};
