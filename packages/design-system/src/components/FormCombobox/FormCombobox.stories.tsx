import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from '../Combobox/Combobox.fixtures';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormCombobox } from './FormCombobox';

const meta = {
  title: 'Design System/Forms/FormCombobox',
  component: FormCombobox,
  tags: ['autodocs'],
  args: {
    name: 'currency',
    label: 'Currency',
    options: CURRENCY_OPTIONS,
    labels: COMBOBOX_LABELS,
  },
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
} satisfies Meta<typeof FormCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'It cannot be changed later.' } };

export const LongContent: Story = {
  args: { label: 'Mata uang yang digunakan untuk semua setoran dan penarikan dana pada akun ini' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Fill in this field.'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'rup');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Indonesian rupiah');
    await waitFor(() => expect(field).toBeValid());
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
