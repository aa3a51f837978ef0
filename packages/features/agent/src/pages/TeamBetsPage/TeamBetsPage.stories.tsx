import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import TeamBetsPage from './TeamBetsPage';

const states = statesOf('getTeamBets');

const meta = {
  title: 'Features/Agent/TeamBetsPage',
  component: TeamBetsPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof TeamBetsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lantern Koi')).toBeVisible();
  },
};

/** The filter comes from the address. */
export const FromTheAddress: Story = {
  parameters: {
    feature: {
      visitor: 'agent',
      path: '/?agent=personalHistoryCopy&agent.period=yesterday&agent.account=koipond7&agent.kind=settled',
    },
  },
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('searchbox', { name: 'Account' });
    await expect(account).toHaveValue('koipond7');
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('yesterday');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('settled');
    await expect(await canvas.findByText('Lantern Koi')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = {
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in these days')).toBeVisible();
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
