import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import TeamProfitPage from './TeamProfitPage';

const states = statesOf('getTeamProfitAndLoss');

const meta = {
  title: 'Features/Agent/TeamProfitPage',
  component: TeamProfitPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof TeamProfitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'March 13, 2026' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const NetworkError: Story = { parameters: states.networkError };

export const BusinessError: Story = { parameters: states.businessError };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
