import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormTextField } from './FormTextField';

const meta = {
  title: 'Design System/Forms/FormTextField',
  component: FormTextField,
  tags: ['autodocs'],
  args: { name: 'username', label: 'Username' },
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
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Six to twelve letters or digits.' } };

export const LongContent: Story = {
  args: { label: 'Nama lengkap pemilik rekening seperti yang tertulis di buku tabungan' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Username');
    await step('by pointer: sent empty, it tells so and takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(field).toHaveAccessibleDescription('Fill in this field.'));
      await expect(field).toHaveFocus();
    });
    await step('by keyboard: too little is told, until there is enough', async () => {
      await userEvent.keyboard('abc{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription('Use at least 6 characters.'));
      await expect(field).toHaveFocus();
      await userEvent.keyboard('def');
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
