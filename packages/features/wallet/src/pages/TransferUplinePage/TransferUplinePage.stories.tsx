import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleOptions } from '../../testing/fixtures';
import { walletOf } from '../../testing/handlers';
import TransferUplinePage from './TransferUplinePage';

const meta = {
  title: 'Features/Wallet/TransferUplinePage',
  component: TransferUplinePage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof TransferUplinePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const transfer: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '25');
  await userEvent.type(canvas.getByLabelText('Payment password'), '840275');
  await userEvent.click(canvas.getByRole('button', { name: 'Transfer now' }));
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Transfer now' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('listWithdrawMethods')) };

/** Without a payment password nothing could be confirmed. */
export const Empty: Story = {
  parameters: walletOf(answer('listWithdrawMethods', sampleOptions({ hasPaymentPassword: false }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Go to the security centre' }),
    ).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('listWithdrawMethods')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The wallets could not be loaded',
    );
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('transferToUpline', {
      status: 404,
      code: 'NOT_FOUND',
      message: 'There is no account above yours.',
    }),
  ),
  play: async (context) => {
    await transfer(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'There is no account above yours.',
    );
  },
};

export const Submitting: Story = {
  parameters: walletOf(hang('transferToUpline')),
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
    await expect(await context.canvas.findByText('¥ 25.00 moved.')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
