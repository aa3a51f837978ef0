import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractComparison } from './ContractComparison';

const step = (rate: number, more: object = {}) => ({
  ...{ rate, activeMembers: 0, periodBet: '0.00', periodProfitLoss: '0.00', amount: '0.00' },
  ...more,
});
const FIRST = step(1000, { activeMembers: 5, periodBet: '10000.00' });

const meta = {
  title: 'Features/Shared/ContractComparison',
  component: ContractComparison,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { feature: { visitor: 'agent' } },
  args: {
    kind: 'dividend',
    before: { period: 'semimonthly', tiers: [FIRST, step(1200, { activeMembers: 10 })] },
    after: {
      period: 'semimonthly',
      tiers: [
        FIRST,
        step(1500, { activeMembers: 12, amount: '5.00' }),
        step(2000, { activeMembers: 40 }),
      ],
    },
  },
} satisfies Meta<typeof ContractComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [AG-06] Each step says in words whether it is as before, changed or new, and which figures differ. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter((row) => row.hasAttribute('data-change'));
    const changes = rows.map((row) => row.getAttribute('data-change'));
    await expect(changes).toEqual(['same', 'changed', 'added']);
    await expect(canvas.getByText('Rate: 12.00% before, 15.00% now')).toBeVisible();
    await expect(canvas.getByText('Active members: 10 before, 12 now')).toBeVisible();
    await expect(canvas.getByText('Nothing')).toBeVisible();
  },
};

/** Counted over another time: every sentence differs, though the figures do not. */
export const OtherPeriod: Story = {
  args: { after: { period: 'monthly', tiers: [FIRST] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By the month')).toBeVisible();
    await expect(canvas.getByText('Left out')).toBeVisible();
  },
};

export const Same: Story = {
  args: {
    after: { period: 'semimonthly', tiers: [FIRST] },
    before: { period: 'semimonthly', tiers: [FIRST] },
  },
};

export const LongContent: Story = {
  args: {
    beforeLabel: 'In force since 1 March 2026',
    after: {
      period: 'semimonthly',
      tiers: [
        step(4000, {
          activeMembers: 1284509,
          periodBet: '128450902114.50',
          periodProfitLoss: '-128450902114.50',
          amount: '10000.00',
        }),
      ],
    },
  },
};

export const Mobile: Story = { globals: { language: 'ar', viewport: { value: 'mobile' } } };
