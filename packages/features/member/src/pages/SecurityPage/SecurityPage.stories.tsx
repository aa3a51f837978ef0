import type { LoginRecord } from '@parlour/gateway-openapi/session';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
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
    await step('[TR-02] refused logins say why, and this one is marked', async () => {
      const logins = await screen.findByRole('list', { name: 'Logins' });
      await expect(logins.firstElementChild).toHaveTextContent('This session');
      await expect(logins).toHaveTextContent('Refused: wrong password');
      await expect(screen.getAllByRole('button', { name: 'Change password' })[0]).toBeVisible();
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

const { content } = exampleOf('listLogins') as { content: LoginRecord[] };
const loginsOf = (logins: readonly LoginRecord[], totalPages: number) =>
  answer('listLogins', {
    content: logins,
    pageNum: 1,
    totalPages,
    totalElements: logins.length * totalPages,
    pageSize: 10,
  });

/** Every way in and every refusal, with an unknown device and a long address, on the first of many pages. */
export const AllLogins: Story = {
  parameters: gatewayOf(
    loginsOf(
      content.flatMap((login, at) =>
        (
          [
            ['username', 'LOGGED_IN'],
            ['sms', 'WRONG_CODE'],
            ['sms', 'EXPIRED_CODE'],
            ['social', 'NOT_ALLOWED'],
            ['username', 'VERIFICATION_ASKED'],
            ['social', 'LOGGED_IN'],
            ['phoneAuth', 'LOGGED_IN'],
            ['ticket', 'LOGGED_IN'],
            ['username', 'WRONG_PASSWORD'],
            ['register', 'LOGGED_IN'],
          ] as const
        )
          .filter((_, kind) => kind % content.length === at)
          .map(([method, outcome]) => ({
            ...login,
            loginId: `${login.loginId}-${method}-${outcome}`,
            method,
            outcome,
            current: false,
            ...(method === 'ticket' && {
              device: null,
              ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
            }),
          })),
      ),
      12,
    ),
  ),
  play: async ({ step }) => {
    await step('[TR-02] more are on further pages', async () => {
      await expect(
        await screen.findByRole('navigation', { name: 'Pages of logins' }),
      ).toBeVisible();
      await expect(screen.getByText('Extra verification was asked for')).toBeVisible();
    });
  },
};

export const LoginsLoading: Story = { parameters: gatewayOf(hang('listLogins')) };

export const NoLogins: Story = {
  parameters: gatewayOf(loginsOf([], 0)),
  play: async () => {
    await expect(await screen.findByText('No logins in the last 90 days')).toBeVisible();
  },
};

/** Only this section failed. */
export const LoginsFailed: Story = {
  parameters: gatewayOf(disconnect('listLogins')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    await expect(await screen.findByRole('list', { name: 'Open sessions' })).toBeVisible();
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
