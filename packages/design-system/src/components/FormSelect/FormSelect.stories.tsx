import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { CURRENCIES, SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormSelect } from './FormSelect';

const meta = {
  title: 'Design System/Forms/FormSelect',
  component: FormSelect,
  tags: ['autodocs'],
  args: { name: 'currency', label: 'Currency', options: CURRENCIES, placeholder: 'Choose' },
  decorators: [
    (Story) => (
      <Form
        aria-label="Register"
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={fn()}
        translateError={translateError}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'It cannot be changed later.' } };

export const LongContent: Story = {
  args: { label: 'Mata uang yang digunakan untuk semua setoran dan penarikan dana pada akun ini' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await step('by keyboard: sent without a choice, it tells so and takes focus', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription('Fill in this field.'));
      await expect(field).toHaveFocus();
    });
    await step('by pointer: a choice makes the fault go', async () => {
      await userEvent.selectOptions(field, 'IDR');
      await expect(field).toHaveValue('IDR');
      await waitFor(() => expect(field).toBeValid());
    });
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
