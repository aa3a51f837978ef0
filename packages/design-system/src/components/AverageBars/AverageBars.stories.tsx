import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { AverageBars } from './AverageBars';
import { AVERAGE_LABELS, AVERAGES, evenChance, LONG_AVERAGES } from './AverageBars.fixtures';

const meta = {
  title: 'Design System/Feedback/AverageBars',
  component: AverageBars,
  tags: ['autodocs'],
  args: {
    averages: AVERAGES,
    source: { kind: 'simulated' },
    labels: AVERAGE_LABELS,
    random: evenChance,
  },
} satisfies Meta<typeof AverageBars>;

export default meta;
type Story = StoryObj<typeof meta>;

const feed = {
  source: { kind: 'feed', at: '2026-05-14T12:30:00Z' },
  labels: { ...AVERAGE_LABELS, note: 'As of 14 May 2026, 12:30' },
} as const;

export const Default: Story = {};

export const Playground: Story = { args: feed };

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <AverageBars {...args} />
      <AverageBars {...args} className="pseudo-hover" />
      <AverageBars {...args} {...feed} />
    </Stack>
  ),
};

/** A feed without bars. */
export const Missing: Story = {
  args: { ...feed, averages: AVERAGES.map(({ share: _, ...average }) => average) },
};

export const LongContent: Story = { args: { averages: LONG_AVERAGES } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('the words are read, with a note', async () => {
      const term = canvas.getByText('Average deposit time');
      await expect(term.closest('dl')).toHaveAccessibleDescription(AVERAGE_LABELS.note);
      await expect(term.nextElementSibling).toHaveTextContent('3 min');
    });
    await step('it can be paused, by pointer and by keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause bars' }));
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Pause bars' })).toHaveFocus();
    });
  },
};
