import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractConsequences } from './ContractConsequences';

const meta = {
  title: 'Features/Shared/ContractConsequences',
  component: ContractConsequences,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    isReplacing: true,
    replacedRate: 2000,
    ended: [{ counterpartAccount: 'cove1', rate: 1500 }],
  },
} satisfies Meta<typeof ContractConsequences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [AC-05] A lower rate replaces the own contract and ends those below that promise more. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/takes the place of the contract in force/)).toBeVisible();
    await expect(canvas.getByText(/20\.00%/)).toBeVisible();
    await expect(canvas.getByText('cove1 (15.00%)')).toBeVisible();
  },
};

/** The rate of the contract in force is loading. */
export const Unknown: Story = { args: { replacedRate: undefined, ended: [] } };

export const Harmless: Story = {
  args: { isReplacing: false, ended: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Agreed/)).toBeNull();
  },
};
