import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { sampleColor } from '../SmartImage/SmartImage.fixtures';
import { PointsProductCardSkeleton } from './PointsProductCardSkeleton';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Content/PointsProductCardSkeleton',
  component: PointsProductCardSkeleton,
  tags: ['autodocs'],
  args: { style: { maxWidth: 240 } },
} satisfies Meta<typeof PointsProductCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { averageColor: sampleColor(1) } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={144} gap={16}>
      <PointsProductCardSkeleton {...args} />
      <PointsProductCardSkeleton {...args} averageColor={sampleColor(1)} />
      <PointsProductCardSkeleton {...args} averageColor={sampleColor(2)} />
    </Grid>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
