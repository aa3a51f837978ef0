import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { sampleColor } from '../SmartImage/SmartImage.fixtures';
import { GameCardSkeleton } from './GameCardSkeleton';

// stories-check: no LongContent, holds no content
const meta = {
  title: 'Design System/Content/GameCardSkeleton',
  component: GameCardSkeleton,
  tags: ['autodocs'],
  args: { style: { maxWidth: 200 } },
} satisfies Meta<typeof GameCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { averageColor: sampleColor(1) } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={140}>
      <GameCardSkeleton {...args} />
      <GameCardSkeleton {...args} averageColor={sampleColor(1)} />
      <GameCardSkeleton {...args} averageColor={sampleColor(2)} />
    </Grid>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
