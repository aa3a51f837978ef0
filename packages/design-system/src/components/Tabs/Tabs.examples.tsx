import type { Example } from '../../docs/example';
import { Tabs } from './Tabs';

const panel = (text: string) => <p>{text}</p>;

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Tabs
          label="Bets"
          items={[
            { id: 'open', label: 'Open', panel: panel('3 bets') },
            { id: 'won', label: 'Won', panel: panel('12 bets') },
            { id: 'lost', label: 'Lost', panel: panel('31 bets') },
          ]}
        />
      ),
      why: 'A few short views of the same thing, in any order.',
    },
    wrong: {
      show: (
        <Tabs
          label="Registration"
          items={[
            { id: 'a', label: 'First your name and address', panel: panel('Name') },
            { id: 'b', label: 'Then a picture of your document', panel: panel('Document') },
            { id: 'c', label: 'Finally your limits', panel: panel('Limits') },
          ]}
        />
      ),
      why: 'Steps that follow each other: a tab can be skipped without notice. That is a `Stepper`.',
    },
  },
];
