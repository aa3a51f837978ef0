import type { Usage } from '../../docs/usage';
import { usage as lineChart } from '../LineChart/LineChart.docs';

export const usage: Usage = {
  when: [
    'Two or three figures side by side for each of a few periods: deposits and withdrawals by month.',
  ],
  whenNot: [
    'For many periods where only the trend matters: `LineChart`.',
    'For one figure with its change: `StatTile`.',
  ],
  anatomy: [
    { part: 'title', what: 'what is compared, and the button that shows the table' },
    { part: 'legend', what: 'a sample of each row of bars with its name' },
    { part: 'chart', what: 'bars from a line at zero; negative ones hang below it' },
    { part: 'table', what: 'the same figures as text' },
  ],
  keyboard: lineChart.keyboard,
  screenReader: lineChart.screenReader,
  dos: ['Use one unit for all bars.'],
  donts: ['No more than four bars a period: nobody can tell them apart.'],
};
