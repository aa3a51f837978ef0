import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge';
import { Grid } from '../Grid/Grid';
import { STACK_ALIGNS, Stack } from './Stack';

const GAMES = ['Lantern Koi', 'Amber Fox', 'Comet Run', 'Dice Garden', 'Orchid Court', 'Compass'];
const LONG = ['Donaudampfschifffahrtsgesellschaft', ...GAMES, 'Riwayat penarikan dana dan setoran'];

const meta = {
  title: 'Design System/Actions and layout/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: { children: GAMES.map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 16 } };

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={160}>
      {STACK_ALIGNS.map((align) => (
        <Stack key={align} {...args} align={align} />
      ))}
    </Grid>
  ),
};

export const LongContent: Story = {
  args: { children: LONG.map((name) => <Badge key={name}>{name}</Badge>) },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
