import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LabelsProvider } from '../../labels/LabelsProvider';
import arabic from '../../labels/texts/ar.json';
import thai from '../../labels/texts/th.json';
import { Stack } from '../../layout/Stack/Stack';
import { Stepper } from './Stepper';
import {
  ARABIC_STEPS,
  CHECK_STEPS,
  DONE_STEPS,
  FAILED_STEPS,
  FIRST_STEPS,
  LONG_STEPS,
  STEPPER_LABELS,
  THAI_STEPS,
} from './Stepper.fixtures';

const meta = {
  title: 'Design System/Data/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { steps: CHECK_STEPS, labels: STEPPER_LABELS },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { onSelect: fn(), steps: FAILED_STEPS } };

export const States: Story = {
  render: ({ labels }) => {
    const named = (list: string) => ({ ...STEPPER_LABELS, ...labels, list });
    return (
      <Stack gap={32}>
        <Stepper labels={named('At the start')} steps={FIRST_STEPS} />
        <Stepper labels={named('Under way')} steps={CHECK_STEPS} />
        <Stepper labels={named('Failed')} steps={FAILED_STEPS} onSelect={fn()} />
        <Stepper labels={named('All done')} steps={DONE_STEPS} />
      </Stack>
    );
  },
};

/** Neither notes nor ways back. */
export const Missing: Story = { args: { steps: FIRST_STEPS } };

export const LongContent: Story = { args: { steps: LONG_STEPS, onSelect: fn() } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** On a phone it is one line until it is opened. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

export const OpenOnAPhone: Story = {
  args: { steps: FAILED_STEPS, onSelect: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Step 3 of 4: Document/ }));
    await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { steps: ARABIC_STEPS, labels: {} },
  globals: { language: 'ar', direction: 'rtl' },
  render: (args) => (
    <LabelsProvider labels={arabic} language="ar">
      <Stepper {...args} />
    </LabelsProvider>
  ),
};

export const ThaiOnAPhone: Story = {
  args: { steps: THAI_STEPS, labels: {} },
  globals: { language: 'th', direction: 'ltr', viewport: { value: 'mobile' } },
  render: (args) => (
    <LabelsProvider labels={thai} language="th">
      <Stepper {...args} />
    </LabelsProvider>
  ),
};

export const Interaction: Story = {
  args: { steps: FAILED_STEPS, onSelect: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, step }) => {
    await step('opens by keyboard, and leads back to a step', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Personal data Done' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'person' });
    });
    await step('by pointer, to what failed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Document Failed' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'document' });
    });
    await step('closes again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Step 3/ }));
      await expect(canvas.queryByRole('list')).toBeNull();
    });
  },
};
