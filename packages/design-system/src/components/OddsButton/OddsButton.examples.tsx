import type { Example } from '../../docs/example';
import { OddsButton } from './OddsButton';
import { OddsButtonGroup } from './OddsButtonGroup';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <OddsButtonGroup label="Match result">
          <OddsButton outcome="Harbour Larks" odds="2.10" change="up" />
          <OddsButton outcome="Draw" odds="3.40" />
          <OddsButton outcome="Copper Vale" odds="2.95" />
        </OddsButtonGroup>
      ),
      why: 'Each price has the name of its outcome; a change has an arrow.',
    },
    wrong: {
      show: (
        <OddsButtonGroup label="Match result">
          <OddsButton outcome="1" odds="2.10" />
          <OddsButton outcome="X" odds="0.00" />
          <OddsButton outcome="2" odds="2.95" />
        </OddsButtonGroup>
      ),
      why: 'Signs that only regulars know, and a closed price that looks like one of nothing: give `status` instead.',
    },
  },
];
