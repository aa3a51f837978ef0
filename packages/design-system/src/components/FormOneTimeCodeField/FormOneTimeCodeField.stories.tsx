import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormOneTimeCodeField } from './FormOneTimeCodeField';
import { CODE_START, codeSchema } from './FormOneTimeCodeField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormOneTimeCodeField',
  component: FormOneTimeCodeField,
  tags: ['autodocs'],
  args: { name: 'verificationCode', label: 'Verification code', length: 6 },
  decorators: [
    (Story) => (
      <Form
        aria-label="Log in"
        schema={codeSchema}
        defaultValues={CODE_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Log in</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormOneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Sent to the number that ends in 4567.' } };

export const LongContent: Story = {
  args: {
    label: 'Kode verifikasi yang kami kirimkan ke nomor ponsel yang terdaftar pada akun Anda',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Verification code');
    const isTold = () =>
      waitFor(() =>
        expect(field).toHaveAccessibleDescription('Please enter a valid verification code'),
      );
    const isSent = (verificationCode: string) =>
      waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ verificationCode }));
    await step('by keyboard: half a code is told, and a whole one is sent', async () => {
      await userEvent.type(field, '246{Enter}');
      await isTold();
      await expect(field).toHaveFocus();
      await userEvent.type(field, '810');
      await waitFor(() => expect(field).toBeValid());
      await userEvent.keyboard('{Enter}');
      await isSent('246810');
    });
    await step('by pointer: the same, and a pasted code is sent', async () => {
      const send = () => userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await userEvent.clear(field);
      await send();
      await isTold();
      await expect(field).toHaveFocus();
      await userEvent.paste('135 790');
      await send();
      await isSent('135790');
    });
  },
};

/** After sending: the fault is told under the cells. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
