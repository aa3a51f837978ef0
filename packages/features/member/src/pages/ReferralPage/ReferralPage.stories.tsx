import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { friendsOf, gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ReferralPage from './ReferralPage';

const meta = {
  title: 'Features/Member/ReferralPage',
  component: ReferralPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ReferralPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('the link, and the same to scan', async () => {
      await expect(
        await screen.findByText('https://parlour.example/register?referralCode=KOI7Q2'),
      ).toBeVisible();
      await expect(screen.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
    });
    await step('the friends and what each brought', async () => {
      const friends = await screen.findByRole('list', { name: 'Your friends' });
      await expect(friends).toHaveTextContent('¥ 20.00');
      await expect(friends).toHaveTextContent('Not yet fulfilled');
    });
    await step('the terms open on demand', async () => {
      await userEvent.click(screen.getByText('Terms'));
      await expect(await screen.findByText(/within 30 days/)).toBeVisible();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getReferral')) };

export const Empty: Story = { parameters: gatewayOf(friendsOf([])) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getReferral')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

/** Friends that fail to load leave the link. */
export const BusinessError: Story = { parameters: gatewayOf(tooOften('listReferredFriends')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
