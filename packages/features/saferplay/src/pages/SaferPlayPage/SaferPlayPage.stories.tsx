import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DAY_LIMIT, limitsOf, TIME_LIMIT, waitingLimit, waitingTime } from '../../testing/handlers';
import SaferPlayPage from './SaferPlayPage';

const withRegion: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />
  </>
);

const meta = {
  title: 'Features/Saferplay/SaferPlayPage',
  component: SaferPlayPage,
  tags: ['autodocs'],
  decorators: [withRegion, withFeatureProviders],
  parameters: {
    ...limitsOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SaferPlayPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const deposits = () => screen.findByRole('region', { name: 'Deposit limit' });
const edit = async (name: RegExp, amount: string) => {
  const form = within(await deposits());
  await userEvent.click(form.getByRole('button', { name }));
  const field = form.getByRole('textbox', { name: 'Limit for 24 hours' });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.click(form.getByRole('button', { name: /^Save/ }));
  return { form, field };
};

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SP-02] what is used of each limit is shown, and when it begins anew', async () => {
      const form = within(await deposits());
      await expect(form.getByText(/150\.00 of .*200\.00/)).toBeVisible();
      await expect(form.getByText(/50\.00 left$/)).toBeVisible();
      await expect(form.getByText(/^Begins anew on April 1, 2026/)).toBeVisible();
    });
    await step('[SP-03] how a change takes effect is told beforehand', async () => {
      await expect(screen.getByText(/waits 24 hours and then needs your second yes/)).toBeVisible();
    });
    await step('[SP-08] the activity statement is one press away', async () => {
      await expect(screen.getByRole('link', { name: 'Activity statement' })).toBeVisible();
    });
    await step('[SP-07] [R23] breaks and self-exclusion are one press away', async () => {
      await expect(screen.getByRole('link', { name: 'Breaks and self-exclusion' })).toBeVisible();
    });
    await step('[R24] who helps is named, with a link', async () => {
      const help = within(await screen.findByRole('region', { name: 'Help with gambling' }));
      await expect(help.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
        'href',
        'https://help.example',
      );
    });
    await expect(screen.getByRole('region', { name: 'Loss limit' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Stake limit' })).toBeVisible();
  },
};

/** [SP-02] A limit of time is said in words, and typed in hours and minutes. */
export const TimeLimit: Story = {
  parameters: limitsOf([TIME_LIMIT], answer('setLimit', { ...TIME_LIMIT, amount: '90' })),
};

export const TimeLimitInteraction: Story = {
  ...TimeLimit,
  play: async () => {
    const form = within(await screen.findByRole('region', { name: 'Time limit' }));
    await expect(form.getByText(/^The time you are logged in/)).toBeVisible();
    await expect(form.getByText('50 minutes of 2 hours')).toBeVisible();
    await expect(form.getByText('1 hour 10 minutes left')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Change 24 hours' }));
    await userEvent.clear(form.getByRole('textbox', { name: 'Hours' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Minutes' }), '{Control>}a{/Control}90');
    await userEvent.click(form.getByRole('button', { name: /^Save/ }));
    await expect(
      await screen.findByText('24 hours: the limit is now 1 hour 30 minutes'),
    ).toBeVisible();
  },
};

/** [SP-03] A longer time waits like a higher amount. */
export const TimeWaiting: Story = {
  parameters: limitsOf([waitingTime('180')]),
  play: async () => {
    const form = within(await screen.findByRole('region', { name: 'Time limit' }));
    await expect(form.getByText(/You asked for 3 hours\. You can confirm it from/)).toBeVisible();
    await expect(form.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await expect(form.getByRole('button', { name: /^Keep the present limit/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: limitsOf([]),
  play: async () => {
    const form = within(await deposits());
    await expect(form.getAllByText('No limit')).toHaveLength(3);
  },
};

/** [SP-01] A policy that offers no limits of money. */
export const NothingOffered: Story = {
  parameters: limitsOf(
    [],
    answer('getLimits', { raiseDelay: 'PT24H', isAskedAtDeposit: false, limits: [] }),
  ),
  play: async () => {
    await expect(await screen.findByText('No limits are offered here')).toBeVisible();
  },
};

/** [SP-02] [R14] A first limit is typed freely, and holds at once. */
export const Saved: Story = {
  parameters: limitsOf([]),
  play: async () => {
    await edit(/^Set a limit.*24 hours/, '200');
    await expect(await screen.findByText(/^24 hours: the limit is now .*200\.00$/)).toBeVisible();
  },
};

/** [SP-03] [R17] A higher limit waits. */
export const Higher: Story = {
  parameters: limitsOf(undefined, answer('setLimit', waitingLimit('400.00', false))),
  play: async () => {
    await edit(/^Change.*24 hours/, '400');
    await expect(
      await screen.findByText('24 hours: the change waits for your second yes'),
    ).toBeVisible();
  },
};

/** [SP-03] Until when the change waits is told, and it can be called back. */
export const Waiting: Story = {
  parameters: limitsOf([waitingLimit('400.00', false)]),
};

export const WaitingInteraction: Story = {
  ...Waiting,
  play: async () => {
    const form = within(await deposits());
    await expect(form.getByText(/You asked for .*400\.00\. You can confirm it from/)).toBeVisible();
    await expect(form.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: /^Keep the present limit/ }));
    await expect(
      await screen.findByText('24 hours: the present limit goes on to hold'),
    ).toBeVisible();
  },
};

/** [SP-03] After the delay the second yes is asked. */
export const Confirmable: Story = {
  parameters: limitsOf(
    [waitingLimit(null, true)],
    answer('confirmLimit', { ...DAY_LIMIT, amount: null, usedRate: null, left: null }),
  ),
};

export const ConfirmableInteraction: Story = {
  ...Confirmable,
  play: async () => {
    const form = within(await deposits());
    await expect(form.getByText(/You asked for no limit and can confirm it now/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^Confirm/ }));
    await expect(await screen.findByText('24 hours: there is no limit now')).toBeVisible();
  },
};

/** [SP-08] [R19] Now and then the member is asked to look at the statement. */
export const StatementDue: Story = {
  parameters: limitsOf(
    undefined,
    answer('getStatementReview', {
      ...{ isDue: true, reviewedAt: null, dueAt: '2026-03-01T12:00:00Z' },
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^Have a look at what you deposited/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Look at the statement' })).toHaveAttribute(
      'href',
      '/?member=activityStatement',
    );
  },
};

/** What was typed stays beside the reason. */
export const BusinessError: Story = {
  parameters: limitsOf(
    undefined,
    refuse('setLimit', { status: 403, code: 'FEATURE_OFF', message: 'Not offered any more.' }),
  ),
  play: async () => {
    const { field } = await edit(/^Change.*24 hours/, '120');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Not offered any more\./));
    await expect(field).toHaveValue('120.00');
  },
};

export const Loading: Story = { parameters: limitsOf([], hang('getLimits')) };

export const NetworkError: Story = {
  parameters: limitsOf([], disconnect('getLimits')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
