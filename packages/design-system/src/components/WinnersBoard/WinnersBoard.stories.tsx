import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { WINNERS_STATUSES, WinnersBoard } from './WinnersBoard';
import { SAMPLE_WINNERS, WINNERS_LABELS } from './WinnersBoard.fixtures';

const meta = {
  title: 'Design System/Content/WinnersBoard',
  component: WinnersBoard,
  tags: ['autodocs'],
  args: { winners: SAMPLE_WINNERS, labels: WINNERS_LABELS, onRetry: fn() },
} satisfies Meta<typeof WinnersBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'ready' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      {WINNERS_STATUSES.map((status) => (
        <WinnersBoard key={status} {...args} winners={SAMPLE_WINNERS.slice(0, 6)} status={status} />
      ))}
      <WinnersBoard {...args} winners={[]} />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    winners: SAMPLE_WINNERS.slice(0, 4).map((winner) => ({
      ...winner,
      account: 'Donaudampfschifffahrtsgesellschaft***42',
      game: 'The Remarkable Voyage of the Lanternkeeper',
      amount: '128,450,902,114,233',
    })),
  },
};

export const Missing: Story = { args: { winners: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
