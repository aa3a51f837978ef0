import { type AgentPage, type CentreProps, statusQuery } from '@parlour/feature-core';
import { entriesOf, withFeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { feature } from '../../feature';
import { agentStory } from '../../testing/agentStory';
import AgentCentre from './AgentCentre';

/** Fetches the status as the site does at its start. */
function Start({ children }: { children: ReactNode }) {
  const { isSuccess } = useGetSystemStatusQuery(statusQuery());
  return isSuccess ? children : null;
}

const withStart: Decorator = (Story) => (
  <Start>
    <Story />
  </Start>
);

const args: CentreProps<'agent'> = {
  pages: entriesOf([feature], 'agentPages'),
  requestedPage: 'agentTeamOverview',
  hrefOf: (page: AgentPage) => `/?agent=${page}`,
  renderPage: () => <p>The page stands here.</p>,
  onClose: fn(),
};

const meta = {
  title: 'Features/Agent/AgentCentre',
  component: AgentCentre,
  tags: ['autodocs'],
  decorators: [withStart, withFeatureProviders],
  parameters: agentStory(),
  args,
} satisfies Meta<typeof AgentCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

const NO_CONTRACTS = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  dailysalinfotype: null,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: null,
  divtypeinfo: null,
};

const NO_LIST = { content: [], pageNum: 1, totalPages: 0, totalElements: 0, pageSize: 1 };

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args: given, step }) => {
    const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    await step('names the page and leads to the others', async () => {
      await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible();
      await expect(document.title).toMatch(/^Team overview · Agent centre · /);
      await expect(centre.getByRole('link', { name: 'Team betting' })).toHaveAttribute(
        'href',
        '/?agent=personalHistoryCopy',
      );
    });
    await step('is closed by its button', async () => {
      await userEvent.click(centre.getByRole('button', { name: 'Close' }));
      await expect(given.onClose).toHaveBeenCalled();
    });
  },
};

/** The types are loading, and whether the page may be seen depends on them. */
export const Loading: Story = {
  args: { requestedPage: 'agentDailyWages2' },
  parameters: agentStory(hang('getConsolidatedFunds')),
};

/** Without contracts, and where none may be offered, their pages are hidden. */
export const Empty: Story = {
  args: { requestedPage: 'agentDailyWages2' },
  parameters: agentStory(
    answer('getConsolidatedFunds', NO_CONTRACTS),
    answer('listContracts', NO_LIST),
    answer('getContractTerms', { ...(exampleOf('getContractTerms') as object), enabled: false }),
  ),
  play: async () => {
    const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    await expect(await centre.findByRole('heading', { name: 'Team overview' })).toBeVisible();
    await expect(centre.queryByRole('link', { name: 'Daily salary' })).toBeNull();
  },
};

/** [AC-02] An agent without contracts can offer a first one: what may be offered has its entries too. */
export const FirstOffer: Story = {
  args: { requestedPage: 'agentDailyWages2' },
  parameters: agentStory(
    answer('getConsolidatedFunds', NO_CONTRACTS),
    answer('listContracts', NO_LIST),
    answer('getUnreadCount', { ...(exampleOf('getUnreadCount') as object), contractWork: [] }),
  ),
  play: async () => {
    const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    await expect(await centre.findByRole('heading', { name: 'Daily salary' })).toBeVisible();
    for (const name of ['Dividends', 'Hourly salary', 'Real-time salary'])
      await expect(centre.getByRole('link', { name })).toBeVisible();
  },
};

export const NetworkError: Story = {
  args: { requestedPage: 'agentDailyWages2' },
  parameters: agentStory(disconnect('getConsolidatedFunds')),
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
  },
};

export const BusinessError: Story = {
  args: { requestedPage: 'agentDailyWages2' },
  parameters: agentStory(
    refuse('getConsolidatedFunds', {
      status: 403,
      code: 'FORBIDDEN',
      message: 'Not for this account',
    }),
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not for this account');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };

/** [AG-10] What waits in contracts is counted beside their pages. */
export const Work: Story = {
  play: async () => {
    const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    await expect(
      await centre.findByRole('link', { name: /1 request to answer; 2 payments/ }),
    ).toBeVisible();
  },
};
