import { hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import BindEmail from './BindEmail';

// stories-check: no Loading, it loads nothing when it opens.
const meta = {
  title: 'Features/Member/BindEmail',
  component: BindEmail,
  tags: ['autodocs'],
  decorators: withSite,
  args: { onClose: fn() },
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof BindEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

// The dialog and its first field have the same name.
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await field(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (): Promise<void> => {
  await type('Email', 'willow@mail.example');
  await type('Verification code', '246810');
  await type('Login password', 'Parlour#2024');
  await press('Save');
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('a code goes to the address, and the field waits for it', async () => {
      await type('Email', 'willow@mail.example');
      await press('Send code');
      const code = await field('Verification code');
      await waitFor(() => expect(code).toHaveFocus());
      await waitFor(() => expect(code).toHaveAccessibleDescription(/^Sent to/));
    });
    await step('code and password bind it', async () => {
      await type('Verification code', '246810');
      await type('Login password', 'Parlour#2024');
      await press('Save');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const NotSent: Story = {
  parameters: gatewayOf(tooOften('sendBindCode')),
  play: async ({ step }) => {
    await step('why no code was sent is said', async () => {
      await type('Email', 'willow@mail.example');
      await press('Send code');
      await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(
    refuse('bindEmail', {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'Refused.',
      value: { fields: [{ field: 'email', code: 'taken' }] },
    }),
  ),
  play: async () => {
    await fill();
    await waitFor(async () =>
      expect(await field('Email')).toHaveAccessibleDescription('Another account uses this'),
    );
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('bindEmail')),
  play: async () => {
    await fill();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
