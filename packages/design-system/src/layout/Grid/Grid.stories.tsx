import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge';
import { Stack } from '../Stack/Stack';
import { Grid } from './Grid';

const GAMES = ['Lantern Koi', 'Amber Fox', 'Comet Run', 'Dice Garden', 'Orchid Court', 'Compass'];
const LONG = ['Donaudampfschifffahrtsgesellschaft', ...GAMES, 'Riwayat penarikan dana dan setoran'];

const meta = {
  title: 'Design System/Actions and layout/Grid',
  component: Grid,
  tags: ['autodocs'],
  args: { children: GAMES.map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 16 } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={32}>
      {[80, 160, 320].map((minColumn) => (
        <Grid key={minColumn} {...args} minColumn={minColumn} />
      ))}
    </Stack>
  ),
};

/** Six cells are in rows of six, three, two or one, never five and one. */
export const Even: Story = {
  args: { even: GAMES.length, minColumn: 120 },
  render: (args) => (
    <Stack gap={32}>
      {[360, 480, 700, 860].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <Grid {...args} data-testid={`grid-${String(width)}`} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const width of [360, 480, 700]) {
      const { gridTemplateColumns } = getComputedStyle(canvas.getByTestId(`grid-${width}`));
      const columns = gridTemplateColumns.split(' ').length;
      await expect(GAMES.length % columns).toBe(0);
      await expect(columns).toBe(width === 360 ? 2 : 3);
    }
  },
};

export const LongContent: Story = {
  args: { children: LONG.map((name) => <Badge key={name}>{name}</Badge>) },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
