import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { MONEY_STEP_STATES, MoneyTracker } from './MoneyTracker';
import { LONG_STEPS, RECEIVED, REJECTED, REVIEWING, TRACKER_LABELS } from './MoneyTracker.fixtures';

const meta = {
  title: 'Design System/Content/MoneyTracker',
  component: MoneyTracker,
  tags: ['autodocs'],
  args: { steps: REVIEWING, labels: TRACKER_LABELS },
} satisfies Meta<typeof MoneyTracker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Your withdrawal' })).getAllByRole(
      'listitem',
    );
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
  },
};

/** With a reason, and a next step. */
export const Playground: Story = { args: { steps: REJECTED } };

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <MoneyTracker {...args} />
      <MoneyTracker {...args} steps={RECEIVED} />
      <MoneyTracker {...args} steps={REJECTED} />
      <MoneyTracker
        {...args}
        steps={MONEY_STEP_STATES.map((state) => ({ id: state, title: state, state }))}
      />
    </Stack>
  ),
};

/** Labels only: no time, no reason, no action. */
export const Missing: Story = {
  args: { steps: REVIEWING.map(({ id, title, state }) => ({ id, title, state })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(REVIEWING.length);
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = { args: { steps: LONG_STEPS } };

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };

export const NarrowLongContent: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' } },
};
