import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import AgentAnnouncementPage from './AgentAnnouncementPage';

const states = statesOf('listAgentAnnouncements');

const meta = {
  title: 'Features/Agent/AgentAnnouncementPage',
  component: AgentAnnouncementPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof AgentAnnouncementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dividends of the first half of March')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = {
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No announcements yet')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: states.networkError,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: states.businessError,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not for this account');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
