import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { color } from '../../tokens';
import { Skeleton } from './Skeleton';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { height: '96px' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'block', width: '320px' } };

export const Variants: Story = {
  args: { height: undefined },
  render: (args) => (
    <Stack>
      <Skeleton {...args} height="96px" />
      <Inline gap={12} isSingleLine>
        <Skeleton {...args} shape="circle" width="48px" />
        <Stack gap={4}>
          <Skeleton {...args} shape="text" width="200px" />
          <Skeleton {...args} shape="text" width="120px" />
        </Stack>
      </Inline>
    </Stack>
  ),
};

/** A row of game cards before their pictures, each in its picture's average colour. */
export const States: Story = {
  args: { height: undefined },
  render: (args) => (
    <Grid minColumn={140} aria-busy="true">
      {(['accent-subtle', 'info-subtle', 'positive-subtle', 'danger-subtle'] as const).map(
        (name) => (
          <Stack key={name} gap={4}>
            <Skeleton {...args} ratio="3 / 4" tint={color(name)} />
            <Skeleton {...args} shape="text" width="80%" />
            <Skeleton {...args} shape="text" width="50%" />
          </Stack>
        ),
      )}
    </Grid>
  ),
};

export const Narrow: Story = {
  ...States,
  globals: { viewport: { value: 'narrow' } },
};
