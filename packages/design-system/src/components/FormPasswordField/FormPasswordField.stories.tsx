import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormPasswordField } from './FormPasswordField';

const meta = {
  title: 'Design System/Forms/FormPasswordField',
  component: FormPasswordField,
  tags: ['autodocs'],
  args: {
    name: 'password',
    label: 'Password',
    labels: { show: 'Show what is typed', hide: 'Hide what is typed' },
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
} satisfies Meta<typeof FormPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'At least eight characters.' } };

export const LongContent: Story = {
  args: { label: 'Kata sandi baru yang berbeda dari tiga kata sandi terakhir Anda' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'abc{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use at least 8 characters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is typed' }));
    await expect(field).toHaveValue('abc');
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
