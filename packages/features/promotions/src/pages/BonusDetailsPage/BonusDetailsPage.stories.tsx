import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NO_BONUSES } from '../../testing/fixtures';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import BonusDetailsPage from './BonusDetailsPage';

const meta = {
  title: 'Features/Promotions/BonusDetailsPage',
  component: BonusDetailsPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { feature: { visitor: 'member' }, ...gatewayOf() },
} satisfies Meta<typeof BonusDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥ 80.00 of ¥ 125.00')).toBeVisible();
    await expect(canvas.getByText('¥ 31.42')).toBeVisible();
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getBonusDetails')) };

export const Empty: Story = { parameters: gatewayOf(answer('getBonusDetails', NO_BONUSES)) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getBonusDetails')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('getBonusDetails')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
