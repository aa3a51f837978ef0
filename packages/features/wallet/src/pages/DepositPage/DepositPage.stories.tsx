import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleDeposit } from '../../testing/fixtures';
import { walletOf } from '../../testing/handlers';
import DepositPage from './DepositPage';

const meta = {
  title: 'Features/Wallet/DepositPage',
  component: DepositPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof DepositPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const deposit: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Pebble wallet' }));
  await userEvent.click(canvas.getByRole('button', { name: '¥\u00a050.00' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Deposit now' }));
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Harbour transfer' })).toBeChecked();
    const [, voucher] = canvas.getAllByRole('radio', { name: 'Voucher' });
    await expect(voucher).toBeDisabled();
  },
};

/** [WAL-02] What a promotion requires is shown before the deposit starts. */
export const WithPromotion: Story = {
  play: async ({ canvas }) => {
    const promotions = await canvas.findByRole('combobox', { name: 'Promotion' });
    await userEvent.selectOptions(promotions, within(promotions).getAllByRole('option')[1] ?? '');
    await expect(await canvas.findByText(/^10 times before the bonus/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('listDepositMethods')) };

export const Empty: Story = {
  parameters: walletOf(answer('listDepositMethods', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No way to pay is open')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('listDepositMethods')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The ways to pay could not be loaded',
    );
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('createDeposit', {
      status: 409,
      code: 'LIMIT_EXCEEDED',
      message: 'This is more than may be deposited at once.',
    }),
  ),
  play: async (context) => {
    await deposit(context);
    const amount = context.canvas.getByRole('textbox', { name: 'Amount' });
    await expect(await context.canvas.findByText(/more than may be deposited/)).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
  },
};

/** [SP-03] [R18] The member's own limit leaves less. */
export const OwnLimit: Story = {
  parameters: walletOf(
    refuse('createDeposit', {
      status: 409,
      code: 'PLAY_LIMIT_REACHED',
      message: 'Your own limit leaves 20.00',
      value: {
        reachedLimit: {
          kind: 'DEPOSIT',
          period: 'DAY',
          left: '20.00',
          freeAt: '2026-03-15T09:26:53Z',
        },
      },
    }),
  ),
  play: async (context) => {
    await deposit(context);
    const amount = context.canvas.getByRole('textbox', { name: 'Amount' });
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(
        /Your own limit leaves ¥.20\.00\. More becomes free on March 15, 2026/,
      ),
    );
    await expect(
      context.canvas.getByRole('link', { name: 'Set or see your deposit limit' }),
    ).toBeVisible();
  },
};

/** [SP-04] [R13] The market's policy wants members to be asked for a limit before the first deposit. */
export const AskedForLimit: Story = {
  parameters: walletOf(
    answer('getLimits', { raiseDelay: 'PT24H', isAskedAtDeposit: true, limits: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You can set a limit for yourself before your first deposit.'),
    ).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: 'Set or see your deposit limit' }),
    ).toHaveLength(1);
  },
};

export const Submitting: Story = {
  parameters: walletOf(hang('createDeposit')),
  play: async (context) => {
    await deposit(context);
    await waitFor(async () =>
      expect(await context.canvas.findByRole('button', { name: /Deposit now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Begun: Story = {
  play: async (context) => {
    await deposit(context);
    const { canvas } = context;
    await waitFor(async () =>
      expect(
        await canvas.findByRole('heading', { name: 'Deposit of ¥\u00a0200.00' }),
      ).toHaveFocus(),
    );
    const steps = within(canvas.getByRole('list', { name: 'Steps' }));
    await expect(steps.getByText(/^Waiting for payment/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

/** By bank: receiver, account, amount and reference, each to copy, and the deadline. */
export const HowToPay: Story = {
  parameters: walletOf(
    answer(
      'getDeposit',
      sampleDeposit({
        methodId: 'dm-bank',
        methodName: 'Harbour transfer',
        payTo: [
          { label: 'Bank', value: 'Harbour Bank' },
          { label: 'Account holder', value: 'Parlour Demo Ltd' },
          { label: 'Account number', value: '4411 0392 771' },
          { label: 'Reference', value: 'DP-41207' },
        ],
      }),
    ),
  ),
  play: async (context) => {
    await deposit(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Parlour Demo Ltd')).toBeVisible();
    for (const name of ['Amount', 'Bank', 'Account holder', 'Account number', 'Reference'])
      await expect(canvas.getByRole('button', { name: `Copy: ${name}` })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^2[23]:\d\d left$/);
  },
};

export const Rejected: Story = {
  parameters: walletOf(
    answer(
      'getDeposit',
      sampleDeposit({
        state: 'REJECTED',
        payTo: [],
        steps: [
          ...sampleDeposit().steps.map((step) => ({ ...step, nextStep: null })),
          {
            at: '2026-03-14T08:09:00Z',
            state: 'REJECTED',
            reason: 'The payment did not carry the reference shown.',
            nextStep: null,
          },
        ],
      }),
    ),
  ),
  play: async (context) => {
    await deposit(context);
    await expect(await context.canvas.findByText(/did not carry/)).toBeVisible();
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'History' }));
    await expect(await canvas.findByRole('table', { name: 'Deposits' })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'Rejected' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
