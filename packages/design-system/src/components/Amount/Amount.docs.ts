import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Money that is read: in a sentence, a table, a card.'],
  whenNot: [
    'For a wallet that can be read again and hidden: `Balance`.',
    'For an input: `AmountField`.',
    'For a jackpot that moves: `JackpotCounter`.',
  ],
  keyboard: [],
  screenReader: ['The amount as text; when it is hidden, that it is hidden, and no trace of it.'],
  dos: ['Give it formatted, with its currency.'],
  donts: ['No arithmetic on it, and no colour as the only sign of a loss.'],
};
