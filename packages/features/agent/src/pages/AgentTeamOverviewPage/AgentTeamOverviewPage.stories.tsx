import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import { compareByKeyboard } from '../../testing/compareByKeyboard';
import AgentTeamOverviewPage from './AgentTeamOverviewPage';

const states = statesOf('getTeamOverview');
const overview = exampleOf('getTeamOverview') as { people: object };

const meta = {
  title: 'Features/Agent/AgentTeamOverviewPage',
  component: AgentTeamOverviewPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof AgentTeamOverviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('group', { name: 'In the team' }));
    await expect(await people.findByText('64')).toBeVisible();
    await expect(await canvas.findByText('Day by day')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Team management' })).toHaveAttribute(
      'href',
      '/?agent=downlineManagmentView',
    );
  },
};

/** [AG-01] The figures of the chart open what they are made of, of the newest day in its legend and of all in its table. */
export const WhyInTheChart: Story = {
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole('figure'));
    await expect(await chart.findAllByRole('button', { name: /why\?$/ })).toHaveLength(3);
    await userEvent.click(chart.getByRole('button', { name: 'As a table' }));
    const [first] = within(await chart.findByRole('table')).getAllByRole('button');
    if (first === undefined) throw new Error('No figure opens anything');
    await userEvent.click(first);
    await expect(await screen.findByRole('table', { name: /add up to it$/ })).toBeVisible();
  },
};

/** Free days come from the address, and can be changed. */
export const FreeDays: Story = {
  parameters: {
    feature: {
      visitor: 'agent',
      path: '/?agent=agentTeamOverview&agent.period=custom&agent.from=2026-03-01&agent.to=2026-03-09',
    },
  },
};

export const FreeDaysInteraction: Story = {
  ...FreeDays,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Other days' })).toBeChecked();
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-03-01');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-03-09');
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(canvas.queryByLabelText('From')).toBeNull());
  },
};

/** [AG-09] Beside the period before: what each figure was and how it has changed, in words for screen readers. */
export const Compared: Story = {
  parameters: { feature: { visitor: 'agent', path: '/?agent=agentTeamOverview&agent.compare=1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /Compare with/ })).toBeChecked();
    const tile = within(await canvas.findByRole('group', { name: 'Deposits' }));
    await expect(await tile.findByText(/Up 12.2% on the period before/)).toBeInTheDocument();
    await expect(tile.getByText(/Was .*8,200.00/)).toBeVisible();
  },
};

/** The switch is turned on and off by keyboard; off, nothing is compared. */
export const CompareInteraction: Story = {
  tags: ['no-visual'],
  parameters: { feature: { visitor: 'agent', path: '/?agent=agentTeamOverview' } },
  play: compareByKeyboard,
};

/** From right to left: arrows stay, signs stand before their figures. */
export const ComparedRightToLeft: Story = {
  globals: { language: 'ar' },
  parameters: { feature: { visitor: 'agent', path: '/?agent=agentTeamOverview&agent.compare=1' } },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = {
  parameters: agentStory(
    answer('getTeamOverview', { ...overview, people: { ...overview.people, total: 0 } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members in your team yet')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: states.networkError,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
  },
};

export const BusinessError: Story = {
  parameters: states.businessError,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not for this account');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
