import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A short hint for a control, which nobody needs to know.'],
  whenNot: [
    'For longer content, or with a link: `Popover`.',
    'For the name of a control: its label.',
  ],
  anatomy: [
    { part: 'control', what: 'the button, link or field that it is for' },
    { part: 'tip', what: 'one sentence of plain text' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Shows it when its control takes the focus.' },
    { keys: ['Escape'], action: 'Hides it; the focus stays on the control.' },
  ],
  screenReader: ['The text as the description of the control, after its name.'],
  dos: ['A sentence that can be missed: touch never shows it.'],
  donts: ['No links or buttons inside, and no name of a control: that is its label.'],
};
