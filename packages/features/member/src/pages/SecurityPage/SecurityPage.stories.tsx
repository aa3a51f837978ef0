import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BARE_SETTINGS, SETTINGS } from '../../testing/fixtures';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import SecurityPage from './SecurityPage';

const meta = {
  title: 'Features/Member/SecurityPage',
  component: SecurityPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const bare = [
  answer('getSecuritySettings', BARE_SETTINGS),
  answer('listBankAccounts', []),
  answer('listPasskeys', []),
] as const;

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[MC-04] what is bound is hidden in part', async () => {
      await expect(await screen.findByText('+65 ****4567')).toBeVisible();
      await expect(screen.getByText('m***1@mail.example')).toBeVisible();
    });
    await step('the default account comes first, and this session', async () => {
      const accounts = await screen.findByRole('list', { name: 'Bank accounts' });
      await expect(accounts.firstElementChild).toHaveTextContent('Default');
      const sessions = await screen.findByRole('list', { name: 'Open sessions' });
      await expect(sessions.firstElementChild).toHaveTextContent('This one');
    });
    await step('[TR-01] another session can be ended, and this one not', async () => {
      await expect(screen.getByRole('button', { name: 'End: Safari on iOS' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'End: Firefox on Linux' })).toBeNull();
    });
  },
};

export const TwoFactorOn: Story = {
  parameters: gatewayOf(
    answer('getSecuritySettings', { ...SETTINGS, twoFactorEnabled: true, recoveryCodesLeft: 3 }),
  ),
  play: async ({ step }) => {
    await step('[TR-04] it says how many recovery codes are left', async () => {
      await expect(await screen.findByText(/^3 codes are left/)).toBeVisible();
    });
  },
};

/** A site that takes no passkeys. */
export const WithoutPasskeys: Story = {
  parameters: gatewayOf(
    refuse('listPasskeys', { status: 403, code: 'FEATURE_OFF', message: 'Not enabled' }),
  ),
  play: async ({ step }) => {
    await step('[TR-03] it says nothing of them', async () => {
      await expect(await screen.findByRole('list', { name: 'Open sessions' })).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
    });
  },
};

/** No recovery code is left. */
export const NoCodesLeft: Story = {
  parameters: gatewayOf(
    answer('getSecuritySettings', { ...SETTINGS, twoFactorEnabled: true, recoveryCodesLeft: 0 }),
  ),
};

export const Linked: Story = {
  parameters: gatewayOf(
    answer('getSecuritySettings', { ...SETTINGS, socialProviders: ['lantern-id'] }),
  ),
  play: async ({ step }) => {
    await step('an identity that opens the account can be unlinked, after a question', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Unlink: lantern-id' }));
      await expect(await screen.findByRole('dialog', { name: 'Linked accounts' })).toBeVisible();
    });
  },
};

/** A provider that is not linked yet. */
export const NotLinked: Story = {
  parameters: {
    feature: {
      visitor: 'member',
      merchant: {
        socialProviders: [
          {
            provider: 'quay-id',
            label: 'Quay',
            service: 'firebase',
            apiKey: 'a-key',
            authDomain: 'sign-in.example',
            providerId: 'oidc.quay',
          },
        ],
      },
    },
  },
  play: async ({ step }) => {
    await step('[LOGIN-15] one that the merchant has can be linked', async () => {
      await expect(await screen.findByRole('button', { name: 'Link: Quay' })).toBeVisible();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getSecuritySettings')) };

/** A new account. */
export const Empty: Story = {
  parameters: gatewayOf(...bare),
  play: async ({ step }) => {
    await step('a bank account needs a payment password first', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add bank account' }));
      await expect(await screen.findByRole('dialog', { name: 'Payment password' })).toBeVisible();
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getSecuritySettings')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

/** One section that fails to load leaves the others. */
export const BusinessError: Story = {
  parameters: gatewayOf(tooOften('listBankAccounts')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    await expect(await screen.findByRole('list', { name: 'Open sessions' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
