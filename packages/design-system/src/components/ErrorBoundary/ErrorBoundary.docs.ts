import type { Usage } from '../../docs/usage';
import { usage as errorPanel } from '../ErrorPanel/ErrorPanel.docs';

export const usage: Usage = {
  when: ['Around each page, row and panel that can fail alone.'],
  whenNot: ['For a failed request: `ErrorState`.', 'It does not catch errors of event handlers.'],
  anatomy: [
    { part: 'children', what: 'what is shown as long as nothing fails' },
    { part: 'panel', what: 'an `ErrorPanel` in their place' },
  ],
  keyboard: errorPanel.keyboard,
  screenReader: errorPanel.screenReader,
  dos: ['Set `resetKey` to the address, so that another page begins anew.'],
  donts: ['Not one around the whole site alone: then one fault takes all of it.'],
};
