import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A member sets their own limits: deposits, losses, stakes or time, for several periods.'],
  whenNot: ['For a limit that others set: `Meter`.', 'For a break from play: `BreakForm`.'],
  anatomy: [
    { part: 'row', what: 'period, limit, what is used of it, button to change' },
    { part: 'edit', what: 'field or hours and minutes, save, cancel, remove' },
    { part: 'waiting', what: 'a higher limit that begins later, to confirm or take back' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves through the rows and, in an edit, through its field and buttons.',
    },
    { keys: ['Enter'], action: 'Opens the edit; in a field, saves the limit.' },
    { keys: ['Space'], action: 'Presses the button that has the focus.' },
    {
      keys: ['Escape'],
      action: 'In an edit: cancels it; the focus returns to the button of the row.',
    },
  ],
  screenReader: [
    'The region by its title, then a list of periods.',
    'Each button with its period, and with the present limit as its description.',
    'An error or a refusal at once, with the field that it is about.',
  ],
  dos: ['Say when a higher limit begins before it is saved.'],
  donts: ['No limit that is raised at once, and none that takes more than one step to lower.'],
};
