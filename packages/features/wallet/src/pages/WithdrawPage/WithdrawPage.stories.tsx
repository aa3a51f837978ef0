import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PAID, sampleOptions, sampleWithdrawal, WAITING } from '../../testing/fixtures';
import { walletOf } from '../../testing/handlers';
import WithdrawPage from './WithdrawPage';

const meta = {
  title: 'Features/Wallet/WithdrawPage',
  component: WithdrawPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof WithdrawPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const withdraw: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '300');
  await userEvent.type(canvas.getByLabelText('Payment password'), '840275');
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw now' }));
};

/** The smallest picture there is. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (): File =>
  new File([Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0))], 'proof.png', {
    type: 'image/png',
  });

const openPaid: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'History' }));
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Open the withdrawal of ¥\u00a0300.00' }),
  );
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Harbour Bank' })).toBeChecked();
    await expect(canvas.getByText('4 more withdrawals')).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('listWithdrawMethods')) };

/** Without a bank account there is nothing to withdraw to. */
export const Empty: Story = {
  parameters: walletOf(answer('listBankAccounts', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Security' })).toHaveAttribute(
      'href',
      '/?member=securityCenter',
    );
  },
};

export const NoPaymentPassword: Story = {
  parameters: walletOf(answer('listWithdrawMethods', sampleOptions({ hasPaymentPassword: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Set a payment password first')).toBeVisible();
  },
};

/** Only the bonuses wait for turnover; the form is there for the rest. */
export const TurnoverLeft: Story = {
  parameters: walletOf(
    answer(
      'listWithdrawMethods',
      sampleOptions({ turnoverLeft: '34.00', waitingAmount: '14.50', waitingBonuses: WAITING }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Withdraw now' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Welcome bonus' })).toBeVisible();
    await expect(canvas.getByText('¥ 34.00 of ¥ 50.00')).toBeVisible();
    await expect(canvas.getByText(/¥ 10.00 is taken back and ¥ 2.50 becomes free/)).toBeVisible();
  },
};

export const NothingFree: Story = {
  parameters: walletOf(
    answer(
      'listWithdrawMethods',
      sampleOptions({
        availableAmount: '0.00',
        turnoverLeft: '34.00',
        waitingAmount: '14.50',
        waitingBonuses: WAITING,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing can be withdrawn now.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw now' })).toBeNull();
  },
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('listWithdrawMethods')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The ways to pay could not be loaded',
    );
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('createWithdrawal', {
      status: 403,
      code: 'WRONG_PASSWORD',
      message: 'The payment password is wrong.',
    }),
  ),
  play: async (context) => {
    await withdraw(context);
    await expect(await context.canvas.findByText('The payment password is wrong.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText('Payment password')).toHaveFocus());
  },
};

export const Submitting: Story = {
  parameters: walletOf(hang('createWithdrawal')),
  play: async (context) => {
    await withdraw(context);
    await waitFor(async () =>
      expect(await context.canvas.findByRole('button', { name: /Withdraw now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Asked: Story = {
  play: async (context) => {
    await withdraw(context);
    await waitFor(async () =>
      expect(
        await context.canvas.findByRole('heading', { name: 'Withdrawal of ¥\u00a0300.00' }),
      ).toHaveFocus(),
    );
    await expect(
      context.canvas.getByRole('button', { name: 'Take back this withdrawal' }),
    ).toBeVisible();
  },
};

/** A market may forbid to take a withdrawal back. */
export const AskedForGood: Story = {
  parameters: walletOf(answer('getWithdrawal', sampleWithdrawal({ canBeCancelled: false }))),
  play: async (context) => {
    await withdraw(context);
    await context.canvas.findByRole('heading', { name: 'Withdrawal of ¥\u00a0300.00' });
    await expect(
      context.canvas.queryByRole('button', { name: 'Take back this withdrawal' }),
    ).toBeNull();
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'History' }));
    await expect(await canvas.findByRole('table', { name: 'Withdrawals' })).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: walletOf(answer('getWithdrawal', PAID)),
  play: async (context) => {
    const { canvas, step } = context;
    await openPaid(context);
    await step('it counts as received at a moment that is told', async () => {
      await expect(await canvas.findByText(/it counts as received at/)).toBeVisible();
    });
  },
};

export const PaidInteraction: Story = {
  ...Paid,
  play: async (context) => {
    const { canvas, step } = context;
    await openPaid(context);
    await step('without a picture it is not reported as missing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Not received' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Report as not received' }));
      await expect(await canvas.findByText('Please add at least one picture')).toBeVisible();
    });
  },
};

/** What has arrived is reported with pictures, and stays in the form if the gateway refuses it. */
export const ReceiptRefused: Story = {
  parameters: walletOf(
    answer('getWithdrawal', PAID),
    refuse('confirmWithdrawalReceipt', {
      status: 409,
      code: 'LIMIT_EXCEEDED',
      message: 'This is more than was paid.',
    }),
  ),
  play: async (context) => {
    const { canvas, step } = context;
    await openPaid(context);
    await step('[WAL-03] a report with a picture goes to the gateway', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Not received' }));
      await userEvent.upload(await canvas.findByLabelText('Proof'), picture());
      const received = canvas.getByRole('textbox', { name: 'Received' });
      await userEvent.clear(received);
      await userEvent.type(received, '5');
      await userEvent.click(canvas.getByRole('button', { name: 'Report as not received' }));
      await expect(await canvas.findByText('This is more than was paid.')).toBeVisible();
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
