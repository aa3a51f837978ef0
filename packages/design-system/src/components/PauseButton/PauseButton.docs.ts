import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['For content of your own that moves by itself for more than five seconds.'],
  whenNot: ['For a setting: `Switch`.', 'For other actions: `IconButton`.'],
  anatomy: [{ part: 'icon', what: 'what a press does next' }],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter', 'Space'], action: 'Pauses, or lets it go on; the focus stays.' },
  ],
  screenReader: ['A button by what it does next: "Pause", then "Play".'],
  dos: ['Put it beside what moves, always visible.'],
  donts: ['Do not hide it until somebody hovers.'],
};
