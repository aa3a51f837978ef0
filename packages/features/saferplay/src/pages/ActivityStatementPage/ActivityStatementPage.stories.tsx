import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { QUIET_STATEMENT, statementOf } from '../../testing/statements';
import ActivityStatementPage from './ActivityStatementPage';

const meta = {
  title: 'Features/Saferplay/ActivityStatementPage',
  component: ActivityStatementPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    ...statementOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof ActivityStatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table, once it has rows. */
const table = async () => {
  await screen.findByRole('row', { name: /^March 2026/ });
  return screen.getByRole('table', { name: 'Month by month' });
};

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SP-08] [R04] net deposits have the time for which they stand', async () => {
      await expect(await screen.findByText('Net deposits since June 2, 2024')).toBeVisible();
      await expect(screen.getByText(/^-?.*720\.00$/)).toBeVisible();
      await expect(screen.getByText(/2,300\.00.* less .*1,580\.00/)).toBeVisible();
    });
    await step(
      '[SP-08] [R03] wins, losses, deposits and withdrawals have their month',
      async () => {
        const rows = within(await table());
        const march = rows.getByRole('row', { name: /^March 2026/ });
        await expect(march).toHaveTextContent(/100\.00.*80\.00.*20\.00.*100\.00.*11\.50.*88\.50/);
        await expect(rows.queryByRole('row', { name: /^February/ })).toBeNull();
        await expect(screen.getByText(/^1 month without activity is left out\./)).toBeVisible();
      },
    );
    await step('[SP-08] the policy offers so many months', async () => {
      const reach = within(screen.getByRole('radiogroup', { name: 'How far back' }));
      await expect(reach.getAllByRole('radio')).toHaveLength(3);
      await expect(reach.getByRole('radio', { name: '12 months' })).toBeChecked();
    });
  },
};

const asked = fn<(query: string) => void>();
const looked = fn();

/** [SP-08] Another grain asks the gateway; what is shown stays meanwhile. */
export const ByDay: Story = {
  parameters: statementOf(
    http.get('*/wps/saferPlay/statement', ({ request }) => {
      asked(new URL(request.url).search);
      return undefined;
    }),
  ),
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
    await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('?grain=DAY&months=3'));
    await expect(await table()).toBeVisible();
  },
};

/** [SP-08] [R19] What is shown counts as a look, once. */
export const Looked: Story = {
  parameters: statementOf(
    http.post('*/wps/saferPlay/statement/review', () => {
      looked();
      const value = { isDue: false, reviewedAt: '2026-03-14T09:26:53Z', dueAt: null };
      return HttpResponse.json({ success: true, value, message: null, errorCode: null });
    }),
  ),
  play: async () => {
    looked.mockClear();
    await table();
    await waitFor(() => expect(looked).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  parameters: statementOf(answer('getActivityStatement', QUIET_STATEMENT)),
  play: async () => {
    await expect(await screen.findByText('Nothing in these days')).toBeVisible();
    await expect(screen.getByText('Net deposits since June 2, 2024')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = { parameters: statementOf(hang('getActivityStatement')) };

export const NetworkError: Story = {
  parameters: statementOf(disconnect('getActivityStatement')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    // Another choice can still be made.
    await expect(screen.getByRole('radio', { name: 'Week' })).toBeEnabled();
  },
};

export const BusinessError: Story = {
  parameters: statementOf(
    refuse('getActivityStatement', {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'So many months are not offered.',
    }),
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('So many months');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
