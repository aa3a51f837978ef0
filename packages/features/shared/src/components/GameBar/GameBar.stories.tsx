import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GameBar } from './GameBar';

const onAgain = fn();

const meta = {
  title: 'Features/Shared/GameBar',
  component: GameBar,
  tags: ['autodocs'],
  args: {
    name: 'Lantern Koi',
    againText: 'Open it again',
    onAgain,
    leaveText: 'Back to the lobby',
    leaveHref: '/rng',
  },
} satisfies Meta<typeof GameBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lantern Koi');
    await expect(canvas.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute(
      'href',
      '/rng',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};

/** Nothing has been opened yet, so there is nothing to open again. */
export const WayOutAlone: Story = {
  args: { onAgain: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    name: 'The Remarkable Voyage of the Lanternkeeper and the Seven Sleeping Comets of Midwinter',
  },
  globals: { viewport: { value: 'narrow' } },
};
