import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { NO_REWARDS } from '../../testing/fixtures';
import { conflict, gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import RewardCentrePage from './RewardCentrePage';

const meta = {
  title: 'Features/Promotions/RewardCentrePage',
  component: RewardCentrePage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { feature: { visitor: 'member' }, ...gatewayOf() },
} satisfies Meta<typeof RewardCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const CLAIM = 'Claim Welcome bonus, ¥\u00a050.00';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: CLAIM })).toBeVisible();
    await expect(canvas.getByText('1 reward is waiting, worth ¥ 50.00.')).toBeVisible();
  },
};

export const Tickets: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tickets' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(7);
  },
};

export const TicketsInteraction: Story = {
  play: async (context) => {
    await Tickets.play?.(context);
    const { canvas, step } = context;
    await step('the prize of an opened one is taken', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Claim Red envelope/ }));
      await expect(await screen.findByText('¥ 18.00 was credited')).toBeVisible();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listRewards')) };

export const Empty: Story = { parameters: gatewayOf(answer('listRewards', NO_REWARDS)) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listRewards')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listRewards')) };

export const ClaimRefused: Story = {
  parameters: gatewayOf(conflict('claimReward')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CLAIM }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('has changed');
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('claimReward')),
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: CLAIM });
    await userEvent.click(claim);
    await waitFor(() => expect(claim).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
