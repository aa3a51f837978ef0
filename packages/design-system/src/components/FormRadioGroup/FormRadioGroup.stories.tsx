import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { LONG_OPTIONS, WAYS_TO_PAY } from '../RadioGroup/RadioGroup.fixtures';
import { FormRadioGroup } from './FormRadioGroup';
import { PAYMENT_START, paymentSchema } from './FormRadioGroup.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormRadioGroup',
  component: FormRadioGroup,
  tags: ['autodocs'],
  args: { name: 'wayToPay', label: 'Way to pay', options: WAYS_TO_PAY, variant: 'card' },
  decorators: [
    (Story) => (
      <Form
        aria-label="Deposit"
        schema={paymentSchema}
        defaultValues={PAYMENT_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormRadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { direction: 'row', hint: 'All of them are free.' } };

export const LongContent: Story = {
  args: {
    label: 'Pilih cara pembayaran yang ingin Anda gunakan untuk setoran pertama Anda',
    options: LONG_OPTIONS,
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Way to pay' });
    await step('leads to the fault', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus(),
      );
      await expect(group).toHaveAccessibleDescription('Choose a way to pay.');
    });
    await step('sends what is chosen by keyboard', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(group).toBeValid());
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ wayToPay: 'bank' }));
    });
  },
};

/** After sending: the fault is told under the options. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toBeInvalid());
  },
};
