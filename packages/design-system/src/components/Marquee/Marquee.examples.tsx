import type { Example } from '../../docs/example';
import { Marquee } from './Marquee';
import { NOTICES } from './Marquee.fixtures';

export const examples: readonly Example[] = [
  {
    right: { show: <Marquee items={NOTICES} />, why: 'Short news that may be missed.' },
    wrong: {
      show: (
        <Marquee
          items={[
            {
              id: 'a',
              title:
                'Payouts to bank accounts that were changed within the last 24 hours are held back until somebody has called you, so keep your phone at hand',
            },
          ]}
        />
      ),
      why: 'A long sentence that has to be read, but runs away: that is a `Notice`.',
    },
  },
];
