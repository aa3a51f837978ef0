import type { Example } from '../../docs/example';
import { Inline } from '../../layout/Inline/Inline';
import { Chip } from './Chip';

const ignore = (): void => undefined;

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Inline>
          <Chip
            label="Slots"
            isSelected
            count={{ text: '12', label: '12 games' }}
            onToggle={ignore}
          />
          <Chip label="Fishing" count={{ text: '4', label: '4 games' }} onToggle={ignore} />
        </Inline>
      ),
      why: 'A word, and how much stands behind it.',
    },
    wrong: {
      show: <Chip label="Show me all games in which free spins can be bought" onToggle={ignore} />,
      why: 'A sentence in a chip: that is a `Checkbox` or a `Switch`.',
    },
  },
];
