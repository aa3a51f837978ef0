import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { sampleColor } from '../SmartImage/SmartImage.fixtures';
import { PromotionCardSkeleton } from './PromotionCardSkeleton';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Content/PromotionCardSkeleton',
  component: PromotionCardSkeleton,
  tags: ['autodocs'],
  args: { style: { maxWidth: 360 } },
} satisfies Meta<typeof PromotionCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { averageColor: sampleColor(1) } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={288} gap={24}>
      <PromotionCardSkeleton {...args} />
      <PromotionCardSkeleton {...args} averageColor={sampleColor(1)} />
      <PromotionCardSkeleton {...args} averageColor={sampleColor(2)} />
    </Grid>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
