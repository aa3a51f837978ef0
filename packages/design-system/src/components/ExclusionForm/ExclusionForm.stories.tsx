import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { BREAK_LABELS, LONG_BREAKS } from '../BreakForm/BreakForm.fixtures';
import { ExclusionForm } from './ExclusionForm';

const meta = {
  title: 'Design System/Forms/ExclusionForm',
  component: ExclusionForm,
  tags: ['autodocs'],
  args: {
    title: 'Self-exclusion',
    description: 'Close play for a long time. It stays closed until you ask for the end.',
    options: [
      { value: 'P6M', label: '6 months', endText: 'Until 14 September 2026, 10:26' },
      { value: 'P1Y', label: '1 year', endText: 'Until 14 March 2027, 10:26' },
      { value: 'P5Y', label: '5 years', endText: 'Until 14 March 2031, 10:26' },
    ],
    consequences: [
      'You are logged out on every device, and open games end.',
      'You can not play or deposit, and you get no offers. It can not be shortened.',
      'You can log in and withdraw what is available.',
    ],
    labels: {
      ...BREAK_LABELS,
      review: ({ label }) => `Exclude yourself for ${label}`,
      confirm: 'Begin the exclusion',
    },
    acknowledgement: {
      label: 'I understand that this can not be shortened.',
      required: 'Tick this to begin the exclusion.',
    },
    onStart: fn(),
    style: { maxInlineSize: 720 },
  },
} satisfies Meta<typeof ExclusionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const toSecondStep: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

/** Several durations, and one alone. */
export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ExclusionForm {...args} />
      <ExclusionForm {...args} title="One choice" options={args.options.slice(0, 1)} />
    </Stack>
  ),
};

export const SecondStep: Story = { play: toSecondStep };

export const Busy: Story = { args: { isBusy: true }, play: toSecondStep };

export const Refused: Story = {
  args: { error: 'The exclusion was not started. Check your connection and try again.' },
  play: toSecondStep,
};

/** The box is not ticked: its error is beside it, and the focus goes there. */
export const Missing: Story = {
  play: async (context) => {
    await toSecondStep(context);
    const { args, canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the exclusion' }));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Tick this to begin the exclusion.');
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = { args: { options: LONG_BREAKS } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async (context) => {
    await toSecondStep(context);
    const { args, canvas } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onStart).toHaveBeenLastCalledWith({ value: 'P1Y' });
  },
};
