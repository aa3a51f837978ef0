import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import AgentHomePage from './AgentHomePage';

const figures = (handler = answer('getTeamOverview')) => ({ msw: { handlers: [handler] } });
const overview = exampleOf('getTeamOverview') as { people: object };

const meta = {
  title: 'Features/Session/AgentHomePage',
  component: AgentHomePage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { feature: { visitor: 'agent', path: '/agentHome' }, ...figures() },
} satisfies Meta<typeof AgentHomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('[RT-11] greets the agent and shows the figures of the team', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Welcome, member1' }),
      ).toBeVisible();
      const people = within(canvas.getByRole('group', { name: 'People in the team' }));
      await expect(await people.findByText('64')).toBeVisible();
      const balance = within(canvas.getByRole('group', { name: 'Team balance' }));
      await expect(balance.getByText('¥ 18,240.55')).toBeVisible();
      const team = canvas.getByRole('region', { name: 'Your team' });
      await expect(team).toHaveTextContent('March 8, 2026 to March 14, 2026');
    });
    await step('leads to the agent centre', async () => {
      const link = canvas.getByRole('link', { name: 'Agent centre' });
      await expect(link).toHaveAttribute('href', '/?agent=agentTeamOverview');
    });
  },
};

export const Loading: Story = { parameters: figures(hang('getTeamOverview')) };

export const Empty: Story = {
  parameters: figures(
    answer('getTeamOverview', { ...overview, people: { ...overview.people, total: 0 } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members in your team yet')).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: {
    feature: { visitor: 'unknown', path: '/agentHome' },
    msw: {
      handlers: [
        answer('getMemberInfo', { ...(exampleOf('getMemberInfo') as object), type: 1 }),
        answer('getTeamOverview'),
      ],
    },
  },
};

export const UnknownInteraction: Story = {
  ...Unknown,
  play: async ({ canvas, step }) => {
    await step('says that nobody knows whose page it is, and asks again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Your account could not be loaded');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('group', { name: 'People in the team' })).toBeVisible();
    });
  },
};

export const NetworkError: Story = {
  parameters: figures(disconnect('getTeamOverview')),
  play: async ({ canvas, step }) => {
    await step('says so, and can be tried again', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};

export const BusinessError: Story = {
  parameters: figures(
    refuse('getTeamOverview', { status: 403, code: 'FORBIDDEN', message: 'Not for this account' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not for this account');
  },
};

export const Forbidden: Story = {
  parameters: { feature: { visitor: 'member', path: '/agentHome' } },
  play: async ({ canvas, step }) => {
    await step('a member is told so and led home', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Non-agents cannot log in' }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
        'href',
        '/',
      );
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
