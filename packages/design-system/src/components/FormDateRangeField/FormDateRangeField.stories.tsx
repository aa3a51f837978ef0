import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { PERIODS, RANGE_LABELS } from '../DateRangeField/DateRangeField.fixtures';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormDateRangeField } from './FormDateRangeField';
import { PERIOD_START, periodSchema } from './FormDateRangeField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormDateRangeField',
  component: FormDateRangeField,
  tags: ['autodocs'],
  args: { name: 'period', label: 'Period', labels: RANGE_LABELS, presets: PERIODS },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Record"
        schema={periodSchema}
        defaultValues={PERIOD_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormDateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'At most one year.' } };

export const LongContent: Story = {
  args: { label: 'Periode riwayat transaksi yang ingin Anda tampilkan pada halaman ini' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const from = canvas.getByLabelText('From');
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await step('tells what is missing, with focus on the first day', async () => {
      await send();
      await waitFor(() => expect(from).toHaveAccessibleDescription('Choose the first day.'));
      await expect(from).toHaveFocus();
    });
    await step('takes both days by keyboard, and sends them by Enter', async () => {
      await userEvent.keyboard('2024-10-01');
      await userEvent.tab();
      await expect(canvas.getByLabelText('To')).toHaveFocus();
      await userEvent.keyboard('2024-10-31{Enter}');
      await waitFor(() =>
        expect(onSubmit).toHaveBeenCalledWith({
          period: { start: '2024-10-01', end: '2024-10-31' },
        }),
      );
    });
    await step('sends what a preset and a picked day make of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous 7 days' }));
      await fireEvent.change(from, { target: { value: '2024-11-01' } });
      await send();
      await waitFor(() =>
        expect(onSubmit).toHaveBeenCalledWith({
          period: { start: '2024-11-01', end: '2024-11-21' },
        }),
      );
    });
  },
};

/** After sending: the fault is told under both days. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
