import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrownIcon } from '../../icons/CrownIcon';
import { FlameIcon } from '../../icons/FlameIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { BADGE_TONES, BADGE_VARIANTS, Badge } from './Badge';

const meta = {
  title: 'Design System/Content/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'subtle', tone: 'accent', size: 'md' },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={12}>
      {BADGE_VARIANTS.map((variant) => (
        <Inline key={variant}>
          {BADGE_TONES.map((tone) => (
            <Badge key={tone} {...args} variant={variant} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
      {BADGE_VARIANTS.map((variant) => (
        <Inline key={variant}>
          {BADGE_TONES.map((tone, index) => (
            <Badge key={tone} {...args} variant={variant} tone={tone} size="sm">
              {index * 7 + 1}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <Badge {...args} />
      <Badge {...args} tone="danger" variant="solid" icon={<FlameIcon />}>
        Hot
      </Badge>
      <Badge {...args} tone="accent" variant="solid" icon={<CrownIcon />}>
        Jackpot 1,204,880.15
      </Badge>
    </Inline>
  ),
};

export const LongContent: Story = {
  args: {
    tone: 'warning',
    children:
      'Under maintenance until Thursday, 26 November, 04:30 in the morning; your rounds and your balance are kept',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' } },
};
