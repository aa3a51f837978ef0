import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormCheckbox } from './FormCheckbox';

const meta = {
  title: 'Design System/Forms/FormCheckbox',
  component: FormCheckbox,
  tags: ['autodocs'],
  args: { name: 'isAdult', label: 'I am 18 or older' },
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
} satisfies Meta<typeof FormCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'We ask for a document at the first withdrawal.' },
};

export const LongContent: Story = {
  args: {
    label:
      'Saya berusia 18 tahun atau lebih dan telah membaca syarat dan ketentuan serta kebijakan privasi',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('checkbox', { name: 'I am 18 or older' });
    await step('by keyboard: Space sets it and takes it back; sent so, it tells', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(field).not.toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('Confirm that you are 18 or older.'),
      );
      await expect(field).toHaveFocus();
    });
    await step('by pointer: a press on its words makes the fault go', async () => {
      await userEvent.click(canvas.getByText('I am 18 or older'));
      await expect(field).toBeChecked();
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
