import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import { compareByKeyboard } from '../../testing/compareByKeyboard';
import AgentRevenuePage from './AgentRevenuePage';

const states = statesOf('getAgentRevenueReport');

const meta = {
  title: 'Features/Agent/AgentRevenuePage',
  component: AgentRevenuePage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof AgentRevenuePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'March 13, 2026' })).toBeVisible();
  },
};

/** [AG-09] Beside the period before: what each figure was and how it has changed, in words for screen readers. */
export const Compared: Story = {
  parameters: { feature: { visitor: 'agent', path: '/?agent=agentRevenueReport&agent.compare=1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /Compare with/ })).toBeChecked();
    const tile = within(await canvas.findByRole('group', { name: 'Revenue' }));
    await expect(await tile.findByText(/Up 9.4% on the period before/)).toBeInTheDocument();
    await expect(tile.getByText(/Was .*38.95/)).toBeVisible();
  },
};

/** The switch is turned on and off by keyboard; off, nothing is compared. */
export const CompareInteraction: Story = {
  tags: ['no-visual'],
  parameters: { feature: { visitor: 'agent', path: '/?agent=agentRevenueReport' } },
  play: compareByKeyboard,
};

/** From right to left: arrows stay, signs stand before their figures. */
export const ComparedRightToLeft: Story = {
  globals: { language: 'ar' },
  parameters: { feature: { visitor: 'agent', path: '/?agent=agentRevenueReport&agent.compare=1' } },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const NetworkError: Story = { parameters: states.networkError };

export const BusinessError: Story = { parameters: states.businessError };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
