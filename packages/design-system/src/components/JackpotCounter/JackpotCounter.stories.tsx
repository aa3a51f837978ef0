import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { JackpotCounter } from './JackpotCounter';
import { evenChance, JACKPOT_LABELS } from './JackpotCounter.fixtures';

const feed = { kind: 'feed', value: '4120318.75', at: '2026-05-14T12:30:00Z' } as const;
const feedLabels = { ...JACKPOT_LABELS, note: 'As of 14 May 2026, 12:30' };

const meta = {
  title: 'Design System/Content/JackpotCounter',
  component: JackpotCounter,
  tags: ['autodocs'],
  args: { source: { kind: 'simulated' }, labels: JACKPOT_LABELS, random: evenChance },
} satisfies Meta<typeof JackpotCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { source: feed, labels: feedLabels } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <JackpotCounter {...args} />
      <JackpotCounter {...args} className="pseudo-hover" />
      <JackpotCounter {...args} source={feed} labels={feedLabels} />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    source: { ...feed, value: '128450902114233.50' },
    labels: feedLabels,
    format: (amount) => new Intl.NumberFormat('ar-EG').format(amount as `${number}`),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  name: 'The figure explains itself and can be paused',
  tags: ['no-visual'],
  play: async ({ canvas, step }) => {
    const figure = canvas.getByRole('img', { name: /^Jackpot 11,/ });
    await step('its note comes with focus', async () => {
      await userEvent.tab();
      await expect(figure).toHaveFocus();
      await expect(figure).toHaveAccessibleDescription('This figure is illustrative.');
      await waitFor(() => expect(canvas.getByText('This figure is illustrative.')).toBeVisible());
    });
    await step('it can be paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause jackpot' }));
      await expect(canvas.getByRole('button', { name: 'Play jackpot' })).toBeVisible();
    });
  },
};
