import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PlainLogin } from './PlainLogin';

const meta = {
  title: 'Features/Session/PlainLogin',
  component: PlainLogin,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { error: null, isSubmitting: false, onBegin: fn(), onSubmit: fn() },
} satisfies Meta<typeof PlainLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    const password = canvas.getByLabelText('Password');
    await step('nothing begins by itself', async () => {
      await expect(args.onBegin).not.toHaveBeenCalled();
      await userEvent.click(username);
      await expect(args.onBegin).toHaveBeenCalled();
    });
    await step('a password manager knows the fields', async () => {
      await expect([username, password].map((field) => field.getAttribute('autocomplete'))).toEqual(
        ['username', 'current-password'],
      );
    });
    await step('Enter sends them, and they keep what was typed', async () => {
      await userEvent.type(username, 'member1');
      await userEvent.type(password, 'Parlour#2024{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(username).toHaveValue('member1');
      await expect(password).toHaveValue('Parlour#2024');
    });
  },
};

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvas, step }) => {
    await step('a second press sends nothing', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'Parlour#2024{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'),
      );
    });
  },
};

export const PartMissing: Story = {
  args: {
    error: 'A part of the page could not be loaded. Check your connection and try again.',
  },
};

export const Narrow: Story = {
  ...PartMissing,
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
