import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { sampleColor } from '../SmartImage/SmartImage.fixtures';
import { TournamentCardSkeleton } from './TournamentCardSkeleton';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Content/TournamentCardSkeleton',
  component: TournamentCardSkeleton,
  tags: ['autodocs'],
  args: { style: { maxWidth: 360 } },
} satisfies Meta<typeof TournamentCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { averageColor: sampleColor(1) } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={288} gap={24}>
      <TournamentCardSkeleton {...args} />
      <TournamentCardSkeleton {...args} averageColor={sampleColor(1)} />
      <TournamentCardSkeleton {...args} averageColor={sampleColor(2)} />
    </Grid>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
