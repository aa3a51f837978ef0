import type { Example } from '../../docs/example';
import { Combobox } from './Combobox';

const BANKS =
  'Amber Coast,Bay Union,Cedar,Copper Hill,Delta,Evergreen,Fjord,Granite,Harbour,Iris,Juniper,Kestrel,Lantern,Meadow,North Quay,Orchard'
    .split(',')
    .map((name) => ({ value: name, label: `${name} Bank` }));

export const examples: readonly Example[] = [
  {
    right: {
      show: <Combobox label="Bank" options={BANKS} />,
      why: 'Many options, found by a few letters.',
    },
    wrong: {
      show: (
        <Combobox
          label="Kind of account"
          options={BANKS.slice(0, 2).map(({ value }, at) => ({
            value,
            label: at === 0 ? 'Current' : 'Savings',
          }))}
        />
      ),
      why: 'Two options that have to be typed or searched: that is a `RadioGroup`.',
    },
  },
];
