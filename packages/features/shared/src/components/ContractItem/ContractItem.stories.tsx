import { type Contract } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ContractItem } from './ContractItem';

const { content } = exampleOf('listContracts') as { content: [Contract, Contract] };
const gateway = [
  answer('getContract'),
  answer('getContractHistory'),
  answer('getContractProgress'),
  answer('simulateContract'),
  answer('processDividendRequest'),
  answer('requestContractTermination'),
];

const meta = {
  title: 'Features/Shared/ContractItem',
  component: ContractItem,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { feature: { visitor: 'agent' }, msw: { handlers: gateway } },
  args: { contract: content[0] },
} satisfies Meta<typeof ContractItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [AC-05] The own contract that it replaces, and those further down that would end, are shown before the press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const agree = await canvas.findByRole('button', { name: 'Agree' });
    await expect(agree).toHaveAccessibleDescription(
      /place of the contract in force.*harbour1 \(18\.00%\)/,
    );
  },
};

/** Agreeing is not possible until what it would end is loaded. */
export const Unknown: Story = {
  parameters: { msw: { handlers: [hang('getContract'), ...gateway] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refuse' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Agree' })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        refuse('processDividendRequest', {
          status: 409,
          code: 'STATE_CONFLICT',
          message: 'This has changed in the meantime',
        }),
        ...gateway,
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agree' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in the meantime');
  },
};

/** The side that offered it requests its termination, with a reason. */
export const Offered: Story = {
  args: { contract: content[1] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for its end' }));
    await expect(canvas.getByLabelText('Reason')).toBeVisible();
  },
};
