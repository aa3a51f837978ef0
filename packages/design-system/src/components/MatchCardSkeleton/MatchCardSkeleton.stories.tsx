import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack';
import { MatchCardSkeleton } from './MatchCardSkeleton';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Content/MatchCardSkeleton',
  component: MatchCardSkeleton,
  tags: ['autodocs'],
  args: { style: { maxWidth: 760 } },
} satisfies Meta<typeof MatchCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { prices: 2 } };

export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      <MatchCardSkeleton {...args} />
      <MatchCardSkeleton {...args} prices={2} />
      <MatchCardSkeleton {...args} />
    </Stack>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
