import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['What is printed in place of the page, such as recovery codes.'],
  whenNot: ['For a question on the screen: `Dialog`.'],
  anatomy: [
    { part: 'title', what: 'a heading of the sheet' },
    { part: 'content', what: 'what is on paper' },
  ],
  keyboard: [],
  screenReader: ['Nothing on the screen.'],
  dos: ['Mount it only while it is printed.'],
  donts: ['No colours that carry a meaning: many printers have none.'],
};
