import { answer, disconnect, exampleOf, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ManualRebatePage from './ManualRebatePage';

const meta = {
  title: 'Features/Promotions/ManualRebatePage',
  component: ManualRebatePage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { feature: { visitor: 'member' }, ...gatewayOf() },
} satisfies Meta<typeof ManualRebatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const claim = { name: 'Claim' };

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('[PROMO-04] its condition stands there before it is taken', async () => {
      await expect(
        await canvas.findByText('Goes to your wallet, free to withdraw at once'),
      ).toBeVisible();
    });
    await step('the sum is taken, and told', async () => {
      await userEvent.click(await canvas.findByRole('button', claim));
      await expect(await screen.findByText('¥ 6.42 was credited')).toBeVisible();
    });
  },
};

/** The rates are shown even if there is no rebate yet. */
export const Rates: Story = {
  parameters: gatewayOf(
    answer('getRebateRates', {
      rates: [
        { gameCategory: 'RNG', rate: 55 },
        { gameCategory: 'PVP', rate: null },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Your rates' });
    await expect(within(table).getByText('0.55%')).toBeVisible();
    await expect(within(table).getByText('-')).toBeVisible();
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getRebates')) };

export const Empty: Story = {
  parameters: gatewayOf(
    answer('getRebates', { ...(exampleOf('getRebates') as object), amount: '0.00', rows: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', claim)).toBeDisabled();
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getRebates')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('getRebates')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
