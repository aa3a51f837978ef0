import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import DownlineMovementsPage from './DownlineMovementsPage';

const states = statesOf('getDownlineTransactionDetails');

const meta = {
  title: 'Features/Agent/DownlineMovementsPage',
  component: DownlineMovementsPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof DownlineMovementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lantern Koi')).toBeVisible();
  },
};

/** The orders behind the movements, with their states. */
export const Orders: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
    const table = within(await canvas.findByRole('table', { name: 'Orders' }));
    await expect(await table.findByRole('rowheader', { name: 'koipond7' })).toBeVisible();
    await expect(table.getByText('Completed')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const NetworkError: Story = { parameters: states.networkError };

export const BusinessError: Story = { parameters: states.businessError };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
