import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormSwitch } from './FormSwitch';
import { LIMIT_START, limitSchema } from './FormSwitch.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormSwitch',
  component: FormSwitch,
  tags: ['autodocs'],
  args: { name: 'hasLimit', label: 'Limit what I can deposit' },
  decorators: [
    (Story) => (
      <Form
        aria-label="Limits"
        schema={limitSchema}
        defaultValues={LIMIT_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'end', hint: 'It can be lowered at once.' } };

export const LongContent: Story = {
  args: {
    label: 'Batasi jumlah yang dapat saya setorkan setiap hari, setiap minggu dan setiap bulan',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('switch', { name: 'Limit what I can deposit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Turn the limit on to go on.'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ hasLimit: true }));
  },
};

/** After sending: the fault is told under the switch. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeInvalid());
  },
};
