import type { Example } from '../../docs/example';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Skeleton } from './Skeleton';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Stack gap={12} aria-busy>
          <Inline>
            <Skeleton shape="circle" width="40px" />
            <Skeleton shape="text" width="14ch" />
          </Inline>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="60%" />
        </Stack>
      ),
      why: 'The shape of what will come: nothing moves when it is there.',
    },
    wrong: {
      show: <Skeleton height="320px" />,
      why: 'A large grey block, whatever comes: the page jumps when it does.',
    },
  },
];
