import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { BreakForm } from './BreakForm';
import { BREAK_LABELS, BREAKS, CONSEQUENCES, LONG_BREAKS } from './BreakForm.fixtures';

const meta = {
  title: 'Design System/Forms/BreakForm',
  component: BreakForm,
  tags: ['autodocs'],
  args: {
    title: 'Take a break',
    description: 'Stop playing for a while. A break holds at once and can not be shortened.',
    options: BREAKS,
    consequences: CONSEQUENCES,
    labels: BREAK_LABELS,
    onStart: fn(),
    style: { maxInlineSize: 720 },
  },
} satisfies Meta<typeof BreakForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const toSecondStep: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '1 week' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

/** Several durations, and one alone. */
export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <BreakForm {...args} />
      <BreakForm {...args} title="One choice" options={BREAKS.slice(0, 1)} />
    </Stack>
  ),
};

/** What the break means, before the yes. The focus goes to its heading. */
export const SecondStep: Story = {
  play: async (context) => {
    await toSecondStep(context);
    const heading = context.canvas.getByRole('heading', { name: 'Take a break of 1 week' });
    await expect(heading).toHaveFocus();
  },
};

/** On its way: nothing can be pressed twice. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async (context) => {
    await toSecondStep(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Begin the break' }));
    await expect(context.args.onStart).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'The break was not started. Check your connection and try again.' },
  play: toSecondStep,
};

/** Nothing is chosen. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how long.');
  },
};

export const LongContent: Story = {
  args: { options: LONG_BREAKS, title: 'Spielunterbrechungseinstellungen' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Mobile: Story = { play: toSecondStep, globals: { viewport: { value: 'mobile' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'خذ استراحة',
    description: 'توقف عن اللعب لبعض الوقت. تسري الاستراحة فورًا ولا يمكن تقصيرها.',
    options: [
      { value: 'P1D', label: 'يوم واحد', endText: 'حتى ١٥ مارس ٢٠٢٦، ١٠:٢٦' },
      { value: 'P1W', label: 'أسبوع واحد', endText: 'حتى ٢١ مارس ٢٠٢٦، ١٠:٢٦' },
    ],
    labels: { ...BREAK_LABELS, choose: 'كم المدة؟', next: 'متابعة' },
  },
};

/** By keyboard: choose, look, go back, choose again, begin. */
export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Until 21 March 2026, 10:26')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '1 week' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Begin the break' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenLastCalledWith({ value: 'P1W' });
  },
};
