import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Records with the same fields, to compare and look up.'],
  whenNot: ['For a few facts about one thing: `FactList`.', 'For nested records: `TreeGrid`.'],
  anatomy: [
    { part: 'bar', what: 'choice of columns and export' },
    { part: 'head', what: 'headers, which sort where they can' },
    { part: 'rows', what: 'a table; on a phone, a card for each' },
    { part: 'foot', what: 'totals and pages' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves through the headers that sort, checkboxes, links and buttons in rows, and pages.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Sorts by the header that has the focus; presses buttons.',
    },
    {
      keys: ['→', '←', '↓', '↑'],
      action: 'Scroll the table where it has the focus and is wider than its place.',
    },
  ],
  screenReader: [
    'Its caption, the number of rows and columns, and the header of each cell.',
    'Which column is sorted, and how.',
    'That it is loading.',
  ],
  dos: ['Name one column `primary`: it is the title of a card on a phone.'],
  donts: ['Not for records that hold each other: that is a `TreeGrid`.'],
};
