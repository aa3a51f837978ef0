import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A contract between an agent and the upline or downline, with what each tier pays.'],
  whenNot: [
    'For many contracts: a `DataTable` with links to this card.',
    'For a few facts without states and actions: `FactList`.',
  ],
  anatomy: [
    { part: 'head', what: 'kind, period and state' },
    { part: 'facts', what: 'the other side, and what the owner adds' },
    { part: 'change', what: 'in words, with both versions to compare' },
    { part: 'tiers', what: 'what each tier pays' },
    { part: 'actions', what: 'accept, reject and what the state allows' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the comparison, if there is one, then through the actions.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the comparison; presses the action that has the focus.',
    },
  ],
  screenReader: [
    'An article by the kind of the contract, and its state as a word.',
    'Every figure of a tier with its name.',
    'Each action with the contract, and with the warning that belongs to it, as its description.',
  ],
  dos: ['Say a change in sentences: what was, and what will be.'],
  donts: ['No action whose effect only its colour tells.'],
};
