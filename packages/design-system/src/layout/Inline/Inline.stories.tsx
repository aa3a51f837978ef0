import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge';
import { Stack } from '../Stack/Stack';
import { INLINE_JUSTIFIES, Inline } from './Inline';

const GAMES = ['Lantern Koi', 'Amber Fox', 'Comet Run', 'Dice Garden', 'Orchid Court', 'Compass'];
const LONG = ['Donaudampfschifffahrtsgesellschaft', ...GAMES, 'Riwayat penarikan dana dan setoran'];

const meta = {
  title: 'Design System/Actions and layout/Inline',
  component: Inline,
  tags: ['autodocs'],
  args: { children: GAMES.map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 16 } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {INLINE_JUSTIFIES.map((justify) => (
        <Inline key={justify} {...args} justify={justify} />
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { children: LONG.map((name) => <Badge key={name}>{name}</Badge>) },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
