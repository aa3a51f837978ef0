import type { Usage } from '../../docs/usage';
import { usage as combobox } from '../Combobox/Combobox.docs';

export const usage: Usage = {
  when: ['A country in a form, to be found by name, code or dialing code.'],
  whenNot: ['For a phone number: `PhoneField`.', 'For the language of the site: `LanguageSelect`.'],
  anatomy: [
    { part: 'flag', what: 'of the chosen country, or a globe' },
    { part: 'box', what: 'the name as text, button to clear, arrow' },
    { part: 'list', what: 'countries that fit, each with its flag and code' },
  ],
  keyboard: combobox.keyboard,
  screenReader: combobox.screenReader,
  dos: ['Sort the countries for the language of the reader.'],
  donts: ['No flag without a name.'],
};
