import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Nested records with the same fields, such as the team of an agent.'],
  whenNot: ['For flat records: `DataTable`.'],
  anatomy: [
    { part: 'head', what: 'headers, which sort where they can' },
    { part: 'row', what: 'an arrow, its name, and its cells' },
    { part: 'note', what: 'a row in place of children that load, failed or do not exist' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves into the grid and out of it again.' },
    { keys: ['↓', '↑'], action: 'Moves to the next or previous row.' },
    { keys: ['→'], action: 'Expands a row; once expanded, moves into its cells.' },
    { keys: ['←'], action: 'Moves back to the row; collapses it; moves to its parent.' },
    {
      keys: ['Home', 'End'],
      action: 'Moves to the first or last row; in a row, to its first or last cell.',
    },
    { keys: ['Ctrl+Home', 'Ctrl+End'], action: 'Moves to the first or last row from a cell.' },
    { keys: ['Page Down', 'Page Up'], action: 'Moves by a page of rows.' },
    {
      keys: ['Enter'],
      action: 'Moves to the control in the cell; where there is none, chooses or expands the row.',
    },
    { keys: ['Escape'], action: 'Back from a control in a cell to the grid.' },
  ],
  screenReader: [
    'The name of the grid, then the row with its level, its place and whether it is expanded.',
    'Each cell with its header.',
    'That children are loading, or could not be loaded.',
  ],
  dos: ['Load children when a row is expanded, not before.'],
  donts: ['Not for records without an order: that is a `DataTable`.'],
};
