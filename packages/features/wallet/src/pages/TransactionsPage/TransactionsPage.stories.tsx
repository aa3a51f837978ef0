import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageOf } from '../../testing/fixtures';
import { walletOf } from '../../testing/handlers';
import TransactionsPage from './TransactionsPage';

const meta = {
  title: 'Features/Wallet/TransactionsPage',
  component: TransactionsPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof TransactionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Transactions' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('getMemberTransactions')) };

export const Empty: Story = {
  parameters: walletOf(answer('getMemberTransactions', pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in these days')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('getMemberTransactions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The records could not be loaded',
    );
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('getMemberTransactions', {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'At most 93 days can be asked for at once.',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('At most 93 days');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
