import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

const wish: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '25');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

const transfer: Play = async (context) => {
  await wish(context);
  const { canvas } = context;
  await userEvent.type(await canvas.findByLabelText('Payment password'), '840275');
  await userEvent.click(canvas.getByRole('button', { name: 'Transfer now' }));
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('who gets it, what there is and the limits are told', async () => {
      await expect(await canvas.findByText('agent1')).toBeVisible();
      await expect(canvas.getByText('¥ 1,222.00')).toBeVisible();
      await expect(canvas.getByText('¥ 12.50')).toBeVisible();
    });
    await step('more than there is stays in the form', async () => {
      const amount = canvas.getByRole('textbox', { name: 'Amount' });
      await userEvent.type(amount, '1222.01');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(amount).toBeInvalid());
      await expect(canvas.queryByLabelText('Payment password')).toBeNull();
    });
  },
};

/** A transfer that can't be undone is confirmed first, and nothing is sent before that. */
export const Confirm: Story = {
  play: async (context) => {
    await wish(context);
    const { canvas, step } = context;
    await step('the last look names receiver and amount', async () => {
      await expect(await canvas.findByRole('heading', { name: 'A last look' })).toHaveFocus();
      await expect(canvas.getByText(/can’t be called back/)).toBeVisible();
      await expect(canvas.getByText('agent1')).toBeVisible();
      await expect(canvas.getByText('¥ 25.00')).toBeVisible();
    });
  },
};

export const ConfirmInteraction: Story = {
  play: async (context) => {
    await Confirm.play?.(context);
    const { canvas, step } = context;
    await step('the way back keeps what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveDisplayValue(
        /^25/,
      );
    });
  },
};

/** Nobody above can receive. */
export const NoReceiver: Story = {
  parameters: walletOf(
    answer('getUplineTransfer', {
      ...(exampleOf('getUplineTransfer') as object),
      receiver: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no account above yours')).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('getUplineTransfer')) };

/** Without a payment password nothing could be confirmed. */
export const Empty: Story = {
  parameters: walletOf(
    answer('getUplineTransfer', {
      ...(exampleOf('getUplineTransfer') as object),
      hasPaymentPassword: false,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Security' })).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('getUplineTransfer')),
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
