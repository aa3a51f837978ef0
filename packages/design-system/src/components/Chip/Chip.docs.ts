import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A filter or a tag of a word or two that is switched on, removed, or both.'],
  whenNot: [
    'For several of them: `ChipGroup`.',
    'For an action: `Button`.',
    'For a state that nobody changes: `Badge`.',
  ],
  anatomy: [
    { part: 'sign', what: 'icon, or a spinner while it works' },
    { part: 'label', what: 'a word or two' },
    { part: 'count', what: 'optional, how many things it stands for' },
    { part: 'cross', what: 'removes it, where it can be removed' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the chip, then to its cross.' },
    { keys: ['Enter', 'Space'], action: 'Switches the chip on or off; on the cross, removes it.' },
    { keys: ['Delete', 'Backspace'], action: 'Removes it, where it can be removed.' },
  ],
  screenReader: [
    'Its label and count as a button, and whether it is pressed.',
    'The cross by what it removes: "Remove Slots".',
    'A chip without a press is plain text.',
  ],
  dos: ['Move the focus yourself when one is removed, or use `ChipGroup`.'],
  donts: ['No sentence and no second line.'],
};
