import { dismissToast } from '@parlour/design-system/ToastRegion';
import type { Passkey } from '@parlour/gateway-openapi/member';
import { disconnect, exampleOf, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import RenamePasskey from './RenamePasskey';

const [passkey] = exampleOf('listPasskeys') as [Passkey];

// stories-check: no Loading, the passkey is known before it opens
const meta = {
  title: 'Features/Member/RenamePasskey',
  component: RenamePasskey,
  tags: ['autodocs'],
  decorators: withSite,
  args: { passkey, onClose: fn() },
  beforeEach: () => dismissToast(),
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof RenamePasskey>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Name' });

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('[TR-03] it begins with the name so far', async () => {
      await expect(await field()).toHaveValue('My phone');
      await userEvent.clear(await field());
      await userEvent.type(await field(), 'Old phone{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const Empty: Story = {
  play: async () => {
    await userEvent.clear(await field());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Please enter a name'),
    );
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('renamePasskey')),
  play: async () => {
    await userEvent.type(await field(), '{Enter}');
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('renamePasskey')),
  play: async () => {
    await userEvent.type(await field(), '{Enter}');
    await expect(await screen.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(tooOften('renamePasskey')),
  play: async () => {
    await userEvent.type(await field(), '{Enter}');
    await expect(await screen.findByText(/Too many requests/)).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
