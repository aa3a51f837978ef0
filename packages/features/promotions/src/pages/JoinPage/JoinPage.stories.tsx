import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageOf, samplePromotion } from '../../testing/fixtures';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import JoinPage from './JoinPage';

const gifts = answer(
  'listPromotions',
  pageOf([4, 15].map((seed) => samplePromotion(seed, { kind: 'newbie' }))),
);

const meta = {
  title: 'Features/Promotions/JoinPage',
  component: JoinPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { path: '/join?affiliateCode=SUMMER24' },
    ...gatewayOf(gifts),
  },
} satisfies Meta<typeof JoinPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have been invited')).toBeVisible();
    await expect(document.title).toBe('Join Parlour Demo');
  },
};

export const SignedIn: Story = {
  parameters: { feature: { path: '/join?affiliateCode=SUMMER24', visitor: 'member' } },
  play: async ({ canvas, step }) => {
    await step('a member is led to the promotions, and not asked to register', async () => {
      await expect(await canvas.findByText(/^You are a member already\./)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
      await expect(canvas.getByRole('link', { name: 'See the promotions' })).toHaveAttribute(
        'href',
        '/promotions',
      );
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listPromotions')) };

/** Without promotions for new members the page shows only the steps. */
export const Empty: Story = {
  parameters: gatewayOf(answer('listPromotions', pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'How it goes' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listPromotions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listPromotions')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
