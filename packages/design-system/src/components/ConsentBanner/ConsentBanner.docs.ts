import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A visitor has not yet said which storage is allowed, or wants to change it.'],
  whenNot: [
    'For a question that has to be answered first: `Dialog` or `AgeGate`.',
    'For news: `Notice`.',
  ],
  anatomy: [
    { part: 'title and text', what: 'what is stored and why, with links' },
    { part: 'kinds', what: 'the list of kinds, each with a switch where it can be refused' },
    { part: 'answers', what: 'reject and accept, of equal size, and the choice in detail' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves through links, switches and answers. The banner takes no focus by itself; it comes first on the page.',
    },
    { keys: ['Enter', 'Space'], action: 'Gives the answer, or shows the kinds.' },
    { keys: ['Space'], action: 'On a switch: allows the kind, or takes it back.' },
  ],
  screenReader: [
    'A region by its title.',
    'The list of kinds when it is shown, and the switch of each.',
    'That the answer is being saved, or could not be.',
    'Opened again by a button: its title first, and after the answer that button.',
  ],
  dos: ['Make it as easy to refuse as to accept.'],
  donts: [
    'No kind that is switched on before somebody has chosen it.',
    'No cross that counts as a yes.',
  ],
};
