import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { Form, heldUntil } from '../Form/Form';
import { translateError } from '../Form/Form.fixtures';
import { FormSubmit } from './FormSubmit';

const schema = object({});
const send = fn(() => new Promise<void>(() => undefined));

const REFUSED = { root: 'Too many tries. Try again in 5 minutes.' };
const MINUTES_5 = 5 * 60_000;

const meta = {
  title: 'Design System/Forms/FormSubmit',
  component: FormSubmit,
  tags: ['autodocs'],
  args: { children: 'Send' },
  beforeEach: () => {
    send.mockClear();
  },
  decorators: [
    (Story, { parameters }) => {
      const [serverErrors] = useState(() =>
        parameters['isHeld'] === true ? heldUntil(REFUSED, Date.now() + MINUTES_5) : undefined,
      );
      return (
        <Form
          schema={schema}
          defaultValues={{}}
          onSubmit={send}
          serverErrors={serverErrors}
          translateError={translateError}
        >
          <Story />
        </Form>
      );
    },
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

/** While submitting. */
export const States: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Rate limited: it counts down, keeps the focus and does not submit. */
export const Held: Story = {
  parameters: { isHeld: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button).toHaveTextContent(/Send(?:5:00|4:5\d)/));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
};
