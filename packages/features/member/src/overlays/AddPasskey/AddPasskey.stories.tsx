import { dismissToast } from '@parlour/design-system/ToastRegion';
import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, wrongPassword } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import AddPasskey from './AddPasskey';

// stories-check: no Loading, nothing is loaded before it asks
const meta = {
  title: 'Features/Member/AddPasskey',
  component: AddPasskey,
  tags: ['autodocs'],
  decorators: withSite,
  args: { onClose: fn() },
  beforeEach: () => dismissToast(),
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof AddPasskey>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'My phone');
  await userEvent.type(screen.getByLabelText('Login password'), 'Parlour#2024');
  await userEvent.click(screen.getByRole('button', { name: 'Add passkey' }));
};

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

export const Empty: Story = {
  play: async ({ step }) => {
    await step('both fields are required', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add passkey' }));
      const name = screen.getByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(name).toHaveAccessibleDescription(/Please enter a name/));
    });
  },
};

/** Stories are at an address that no passkey can be made for. */
export const NotMade: Story = {
  play: async ({ step }) => {
    await step('[TR-03] the browser made none; what was typed stays', async () => {
      await add();
      await expect(await screen.findByText(/could not make a passkey/)).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My phone');
    });
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('startPasskey')),
  play: async () => {
    await add();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add passkey' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('startPasskey')),
  play: async () => {
    await add();
    await expect(await screen.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(wrongPassword('startPasskey')),
  play: async () => {
    await add();
    const password = screen.getByLabelText('Login password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/not right/));
  },
};

export const TooMany: Story = {
  parameters: gatewayOf(
    refuse('startPasskey', { status: 409, code: 'LIMIT_EXCEEDED', message: 'Too many' }),
  ),
  play: async () => {
    await add();
    await expect(await screen.findByText(/as many passkeys as there can be/)).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
