import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Choosing the language of the site, in the header, the footer or the settings.'],
  whenNot: ['In a form: `Select`.', 'For a country: `CountrySelect`.'],
  anatomy: [
    { part: 'button', what: 'flag and name of the current language' },
    { part: 'search', what: 'in a long list' },
    { part: 'list', what: 'each language written in itself' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the list; chooses the language that has the focus.',
    },
    { keys: ['↓', '↑'], action: 'Opens the list; moves to the next or previous language.' },
    { keys: ['→', '←'], action: 'Moves to the language beside it, where the list has columns.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last language.' },
    { keys: ['Enter'], action: 'In the search: chooses the first language that was found.' },
    {
      keys: ['letters'],
      action: 'Moves to the language that begins with them; in the search, filters the list.',
    },
    {
      keys: ['Shift+Tab'],
      action: 'In a long list: moves to the search, as ↑ does from the first language.',
    },
    { keys: ['Escape'], action: 'Closes the list; the focus returns to the button.' },
  ],
  screenReader: [
    'The button by what it is for and the current language.',
    'Each language in its own language, and whether it is checked.',
    'How many languages the search has found.',
  ],
  dos: ['Write each language in itself.'],
  donts: ['No flag alone, and no guess from the address that cannot be changed.'],
};
