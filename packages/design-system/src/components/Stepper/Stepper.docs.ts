import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A process of three to six pages in a fixed order: a registration, an identity check.'],
  whenNot: [
    'For what happened to one transaction: `MoneyTracker`.',
    'For views in any order: `Tabs`.',
    'For a history: `Timeline`.',
  ],
  anatomy: [
    { part: 'steps', what: 'number or mark, title, note' },
    {
      part: 'line',
      what: 'in a narrow place: "Step 2 of 4" and the current title, which opens the list',
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the line where it is narrow, then to the steps that can be gone back to.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'On the line: opens or closes the list. On a step: goes back to it.',
    },
    { keys: ['Enter'], action: 'On a step that is a link: follows it.' },
  ],
  screenReader: [
    'The list by its name; the current step as such; the state of each as a word.',
    'The line with the place, the number of steps and the title, and whether it is expanded.',
  ],
  dos: ['Let people go back to what is done, and keep what they entered.'],
  donts: ['No step that jumps ahead.'],
};
