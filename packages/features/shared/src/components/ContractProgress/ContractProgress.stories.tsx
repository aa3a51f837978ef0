import type { Contract, ContractProgress as Progress } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractProgress } from './ContractProgress';

const example = exampleOf('getContractProgress') as Progress;
const { content } = exampleOf('listContracts') as { content: [Contract, Contract] };
const gateway = (handler = answer('getContractProgress')) => ({
  feature: { visitor: 'agent' as const },
  msw: { handlers: [handler] },
});

const meta = {
  title: 'Features/Shared/ContractProgress',
  component: ContractProgress,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: gateway(),
  args: { contract: content[1] },
} satisfies Meta<typeof ContractProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [AG-05] What is there and missing, a range instead of a promise, and to the payer whether the balance covers it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 is reached: 10.00%.')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Active members' })).toHaveAttribute(
      'aria-valuetext',
      '6 of 15',
    );
    await expect(canvas.getByText(/Your balance does not cover/)).toBeVisible();
  },
};

/** The side that is paid learns nothing of the other's balance. */
export const Received: Story = {
  parameters: gateway(
    answer('getContractProgress', { ...example, isCovered: null, shortBy: null }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Next payment/)).toBeVisible();
    await expect(canvas.queryByText(/balance/)).toBeNull();
  },
};

/** Nothing yet: the contract has not begun, or nobody has bet. */
export const NothingYet: Story = {
  parameters: gateway(
    answer('getContractProgress', {
      ...example,
      activeMembers: 0,
      ...{ periodBet: '0.00', periodProfitLoss: '0.00', current: '0.00', high: '0.00' },
      steps: example.steps.map((step) => ({
        ...step,
        ...{ isMet: false, areMembersMet: false, isBetMet: false, isResultMet: false },
        ...{ betShare: 0, resultShare: 0 },
      })),
      ...{ reached: null, nextAmount: '0.00', isCovered: true, shortBy: null },
    }),
  ),
};

export const HighestStep: Story = {
  parameters: gateway(
    answer('getContractProgress', {
      ...example,
      steps: example.steps.map((step) => ({ ...step, isMet: true })),
      ...{ reached: 2, isCovered: true, shortBy: null },
    }),
  ),
};

export const Loading: Story = { parameters: gateway(hang('getContractProgress')) };

export const NetworkError: Story = { parameters: gateway(disconnect('getContractProgress')) };

export const BusinessError: Story = {
  parameters: gateway(
    refuse('getContractProgress', {
      status: 409,
      code: 'STATE_CONFLICT',
      message: 'This has changed in the meantime',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in the meantime');
  },
};

export const Mobile: Story = { globals: { language: 'ar', viewport: { value: 'mobile' } } };
