import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AMOUNT_LABELS, QUICK_AMOUNTS } from '../AmountField/AmountField.fixtures';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormAmountField } from './FormAmountField';
import { DEPOSIT_START, depositSchema } from './FormAmountField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormAmountField',
  component: FormAmountField,
  tags: ['autodocs'],
  args: {
    name: 'amount',
    label: 'Amount',
    locale: 'en',
    currency: 'IDR',
    quickAmounts: QUICK_AMOUNTS,
    labels: AMOUNT_LABELS,
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Deposit"
        schema={depositSchema}
        defaultValues={DEPOSIT_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Deposit</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormAmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', hint: 'It is in your wallet at once.' } };

export const LongContent: Story = {
  args: {
    label: 'Jumlah yang ingin Anda setorkan dari rekening bank yang sudah terdaftar',
    locale: 'id',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await step('tells what is wrong with what is no amount, and with too little', async () => {
      await userEvent.type(field, '1.2.3{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter an amount\./));
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.type(field, '20000');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter at least/));
    });
    await step('sends a decimal string', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '250,000' }));
      await waitFor(() => expect(field).toBeValid());
      await userEvent.clear(field);
      await userEvent.type(field, '75,000.5{Enter}');
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ amount: '75000.50' }));
    });
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
