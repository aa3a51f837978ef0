import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Three or more controls for the same thing, such as those of a table.'],
  whenNot: ['For one choice: `ToggleGroup`.', 'For actions behind a button: `Menu`.'],
  anatomy: [
    { part: 'groups', what: '`ToolbarGroup`, controls that belong together' },
    { part: 'controls', what: 'buttons; a field among them is a stop of its own' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the control that was used last, and then past the toolbar.',
    },
    {
      keys: ['→', '←'],
      action: 'Moves to the next or previous control, round the ends; mirrored from right to left.',
    },
    { keys: ['Home', 'End'], action: 'Moves to the first or last control.' },
    { keys: ['Enter', 'Space'], action: 'Presses the control.' },
  ],
  screenReader: ['A toolbar by its label, a group by its own, then the control.'],
  dos: ['Put what is used most at the start.'],
  donts: ['No toolbar of two buttons: two stops are easier.'],
};
