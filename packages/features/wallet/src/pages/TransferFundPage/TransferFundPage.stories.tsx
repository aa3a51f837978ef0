import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walletOf } from '../../testing/handlers';
import { WALLETS } from '../../testing/recordFixtures';
import TransferFundPage from './TransferFundPage';

const meta = {
  title: 'Features/Wallet/TransferFundPage',
  component: TransferFundPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof TransferFundPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const transfer: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '50');
  await userEvent.click(canvas.getByRole('button', { name: 'Transfer now' }));
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥ 250.00')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Copper Reef' })).toBeDisabled();
  },
};

export const Loading: Story = { parameters: walletOf(hang('getBalance')) };

/** With a single wallet there is nothing to move. */
export const Empty: Story = {
  parameters: walletOf(answer('getBalance', { ...WALLETS, isSingle: 1, vendorWallets: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One wallet for everything')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('getBalance')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The wallets could not be loaded',
    );
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('transferBetweenWallets', {
      status: 409,
      code: 'INSUFFICIENT_FUNDS',
      message: 'There is not enough in this wallet.',
    }),
  ),
  play: async (context) => {
    await transfer(context);
    await expect(
      await context.canvas.findByText('There is not enough in this wallet.'),
    ).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: walletOf(hang('transferBetweenWallets')),
  play: async (context) => {
    await transfer(context);
    await waitFor(async () =>
      expect(await context.canvas.findByRole('button', { name: /Transfer now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Done: Story = {
  play: async (context) => {
    await transfer(context);
    await expect(await context.canvas.findByText('¥ 50.00 moved.')).toBeVisible();
  },
};

export const Restored: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring everything back' }));
    await expect(await canvas.findByText('¥ 250.00 came back.')).toBeVisible();
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'History' }));
    await expect(await canvas.findByRole('table', { name: 'Transfers' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
