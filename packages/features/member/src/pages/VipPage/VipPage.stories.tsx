import type { VipRank } from '@parlour/gateway-openapi/member';
import { answer, disconnect, exampleOf, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import VipPage from './VipPage';

const meta = {
  title: 'Features/Member/VipPage',
  component: VipPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { ...gatewayOf(), feature: { visitor: 'member' } },
} satisfies Meta<typeof VipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rank = exampleOf('getVipRank') as VipRank;

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SUP-06] the own level, and the way to the next', async () => {
      await expect(
        await screen.findByRole('progressbar', { name: 'Progress to the next level' }),
      ).toHaveAttribute('aria-valuetext', '¥\u00a018,250.00 of ¥\u00a050,000.00 for Gold');
    });
    await step('[SUP-06] every level, the own one marked', async () => {
      const table = screen.getByRole('table', { name: 'Levels' });
      await expect(within(table).getAllByRole('row')).toHaveLength(4);
      await expect(within(table).getByRole('row', { name: /Silver/ })).toHaveTextContent(
        'Your level',
      );
    });
  },
};

/** There is no progress at the highest level. */
export const Top: Story = {
  parameters: gatewayOf(
    answer('getVipRank', { ...rank, level: 3, label: 'Gold', nextTurnover: null }),
  ),
  play: async () => {
    await expect(await screen.findByText(/There is no higher level/)).toBeVisible();
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
};

/** A level without a gift says so instead of showing a zero. */
export const WithoutGift: Story = {
  parameters: gatewayOf(
    answer('getVipRank', {
      ...rank,
      levels: rank.levels.map((one, at) => (at === 0 ? { ...one, birthdayBonus: '0.00' } : one)),
    }),
  ),
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Levels' });
    const row = within(table).getByRole('row', { name: /Bronze/ });
    await expect(within(row).getByText('None')).toBeInTheDocument();
    await expect(row).not.toHaveTextContent('\u00a00.00');
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getVipRank')) };

export const Empty: Story = {
  parameters: gatewayOf(answer('getVipRank', { ...rank, nextTurnover: null, levels: [] })),
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getVipRank')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('getVipRank')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
