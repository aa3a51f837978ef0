import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormNumberField } from './FormNumberField';
import { REDEEM_START, redeemSchema, STEP_LABELS } from './FormNumberField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormNumberField',
  component: FormNumberField,
  tags: ['autodocs'],
  args: { name: 'quantity', label: 'Quantity', labels: STEP_LABELS, min: '0' },
  decorators: [
    (Story) => (
      <Form
        aria-label="Redeem"
        schema={redeemSchema}
        defaultValues={REDEEM_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'At most 20 a day.', max: '20', step: '1' } };

export const LongContent: Story = {
  args: { label: 'Jumlah hadiah yang ingin Anda tukarkan dengan poin bulan ini', suffix: 'potong' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await step('by keyboard: too many is told, and arrows set what is sent', async () => {
      await userEvent.type(field, '64{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription('Take at most 20.'));
      await userEvent.clear(field);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(field).toBeValid());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ quantity: '2' }));
    });
    await step('by pointer: the buttons set what is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
      await expect(field).toHaveValue('3');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ quantity: '3' }));
    });
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toBeInvalid());
  },
};
