import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Related fields of a long form.'],
  whenNot: ['For a short form: no section.', 'On a page without a form: `Section`.'],
  anatomy: [
    { part: 'legend', what: 'the name of the group' },
    { part: 'description', what: 'what it is for' },
    { part: 'fields', what: 'in up to three columns' },
  ],
  keyboard: [],
  screenReader: ['A group by its legend, with the text as its description.'],
  dos: ['Order the sections as people think of them.'],
  donts: ['No section inside a section.'],
};
