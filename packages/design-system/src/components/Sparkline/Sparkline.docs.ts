import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A line beside a figure that is also text.'],
  whenNot: ['To read values from: `LineChart`.'],
  keyboard: [],
  screenReader: ['Nothing: the figure beside it says it.'],
  dos: ["Use the tone of the figure's meaning."],
  donts: ['Not as the only sign of a change.'],
};
