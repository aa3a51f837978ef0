import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A mobile number in a form.'],
  whenNot: ['For a country alone: `CountrySelect`.', 'For other numbers in digits: `TextField`.'],
  anatomy: [
    { part: 'country', what: 'flag and dialing code, a native select' },
    { part: 'number', what: 'grouped as in its country, always left to right' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], action: 'Moves between the country and the number.' },
    {
      keys: ['↓', '↑', 'letters'],
      action: 'On the country: chooses another one, as the system does.',
    },
    {
      keys: ['digits'],
      action: 'Typed into the number: it is grouped at once, and the caret stays at its digit.',
    },
    {
      keys: ['Ctrl+Z', 'Ctrl+Y'],
      action: 'In the number: takes a change back, or does it again, with its country.',
    },
    { keys: ['Ctrl+V'], action: 'Pastes a number; an international one sets the country too.' },
    { keys: ['Enter'], action: 'Tidies the number up and submits the form around it.' },
  ],
  screenReader: ['The country by its label and name; the number by its label, hint and error.'],
  dos: ['Validate it by `checkPhone`.'],
  donts: ['No field for the dialing code beside it.'],
};
