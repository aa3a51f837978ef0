import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { Form } from '../Form/Form';
import { translateError } from '../Form/Form.fixtures';
import { FormSubmit } from './FormSubmit';

const schema = object({});
const send = fn(() => new Promise<void>(() => undefined));

const meta = {
  title: 'Design System/Forms/FormSubmit',
  component: FormSubmit,
  tags: ['autodocs'],
  args: { children: 'Send' },
  beforeEach: () => {
    send.mockClear();
  },
  decorators: [
    (Story) => (
      <Form schema={schema} defaultValues={{}} onSubmit={send} translateError={translateError}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof FormSubmit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', tone: 'action' } };

export const LongContent: Story = {
  args: { children: 'Konfirmasi penarikan dana ke rekening bank yang sudah terdaftar' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** While it is being sent. */
export const States: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Interaction: Story = {
  play: async (context) => {
    await States.play?.(context);
    const button = context.canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledTimes(1);
  },
};
