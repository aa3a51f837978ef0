import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Above a running game: time of day, time played, net position, balance.'],
  whenNot: ['For facts that stand still: `FactList`.', 'For the balance alone: `Balance`.'],
  anatomy: [
    { part: 'facts', what: 'time, played, net and balance' },
    { part: 'trouble', what: 'what could not be read, with a way to try again' },
    { part: 'link', what: 'to the limits' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the button that tries again, if it is there, then to the link.',
    },
    { keys: ['Enter'], action: 'Tries again; follows the link.' },
    { keys: ['Space'], action: 'On the button: tries again.' },
  ],
  screenReader: [
    'A group by its name, for those who look for it. Nothing that ticks is announced.',
    'That the figures could not be read.',
  ],
  dos: ['Show the net position as it is, with its sign.'],
  donts: ['Do not hide it while a game runs.'],
};
