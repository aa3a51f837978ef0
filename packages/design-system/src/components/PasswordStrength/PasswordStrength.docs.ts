import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Under a field for a new password, to help with the choice.'],
  whenNot: [
    'To decide whether a password is accepted: the schema of the form.',
    'For points or a limit: `Meter`.',
  ],
  anatomy: [
    { part: 'bars', what: 'how far it is from easy to hard to guess' },
    { part: 'word', what: 'the same in one word' },
  ],
  keyboard: [
    {
      keys: ['letters'],
      action:
        'Typed into the password field: once typing rests, the password is judged. It takes no focus itself.',
    },
  ],
  screenReader: [
    'The meter by its name, with its step as a word, for those who look for it. Nothing is announced while typing.',
  ],
  dos: ['Give the username and the like as `userInputs`: a guesser has them too.'],
  donts: ['Not at a login.'],
};
