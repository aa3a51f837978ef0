import type { Example } from '../../docs/example';
import { BetSlip } from './BetSlip';
import { CHANGED, LARKS, MONEY, SINGLE_LINES } from './BetSlip.fixtures';

const ignore = (): void => undefined;
const shared = {
  ...MONEY,
  lines: SINGLE_LINES.slice(0, 1).map((line) => ({ ...line, possibleReturn: 'USD 19.50' })),
  summary: { totalStake: 'USD 10.00', possibleReturn: 'USD 19.50' },
  onSubmit: ignore,
  headingLevel: 3,
} as const;

export const examples: readonly Example[] = [
  {
    right: {
      show: <BetSlip {...shared} selections={CHANGED.slice(0, 1)} onAcceptChanges={ignore} />,
      why: 'A changed price is shown with the old one, and is accepted before the bet is placed.',
    },
    wrong: {
      show: <BetSlip {...shared} selections={[{ ...LARKS, odds: '1.95' }]} />,
      why: 'The new price stands there without a word: the bet would be placed at a price that nobody has seen change.',
    },
  },
];
