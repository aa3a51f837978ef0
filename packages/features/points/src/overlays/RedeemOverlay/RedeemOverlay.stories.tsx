import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { REWARDS, sampleReward } from '../../testing/fixtures';
import { mall } from '../../testing/handlers';
import { SURROUNDINGS } from '../../testing/surroundings';
import RedeemOverlay from './RedeemOverlay';

const [CASH, BONUS, MUG] = REWARDS;

const meta = {
  title: 'Features/Points/RedeemOverlay',
  component: RedeemOverlay,
  tags: ['autodocs'],
  decorators: withFeatureProviders,
  args: { ...SURROUNDINGS, reward: CASH ?? sampleReward('cash-5', 'Five for the wallet') },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    feature: { visitor: 'member' },
    ...mall(),
  },
} satisfies Meta<typeof RedeemOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Through the form to the outcome. */
const redeem = async (): Promise<void> => {
  await screen.findByLabelText('Quantity');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Payment password'), '482913');
  await press('Confirm');
};

const refusal = (code: 'WRONG_PASSWORD' | 'STATE_CONFLICT', message: string) =>
  mall(refuse('redeemPoints', { status: 409, code, message }));

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('a last look says what it takes', async () => {
      const quantity = await screen.findByLabelText('Quantity');
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '2{Enter}');
      await expect(await screen.findByText('1,000 points')).toBeVisible();
      await expect(screen.getByText('1,300 points')).toBeVisible();
    });
  },
};

/** [WAL-03] The turnover of bonus money is shown before it is taken. */
export const WithTurnover: Story = {
  args: { reward: BONUS ?? null },
  play: async () => {
    await screen.findByLabelText('Quantity');
    await press('Continue');
    await expect(await screen.findByText(/^5 times, before it can be withdrawn/)).toBeVisible();
    await expect(screen.getByText('Your wallet, once the request is approved')).toBeVisible();
  },
};

export const ByPost: Story = {
  args: { reward: MUG ?? null },
  play: async ({ step }) => {
    await step('what is sent by post needs a name, a number and an address', async () => {
      await screen.findByLabelText('Address');
      await press('Continue');
      for (const name of ['Name of the recipient', 'Mobile number'])
        await waitFor(() =>
          expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Input cannot be empty'),
        );
      await waitFor(() =>
        expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Enter the address'),
      );
    });
  },
};

export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ args, step }) => {
    await step('without a payment password the way leads to the security centre', async () => {
      const link = await screen.findByRole('link', { name: 'Set a payment password' });
      await expect(link).toHaveAttribute('href', '/pointMall?member=securityCenter');
      await userEvent.click(link);
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
};

export const Redeemed: Story = {
  parameters: mall(
    answer('redeemPoints', { ...(exampleOf('redeemPoints') as object), status: 'APPROVED' }),
  ),
  play: async ({ step }) => {
    await step('the outcome has its number', async () => {
      await redeem();
      await expect(await screen.findByText('It is yours now.')).toBeVisible();
      await expect(screen.getByText('rp-30077')).toBeVisible();
    });
  },
};

export const InProcess: Story = {
  play: async () => {
    await redeem();
    await expect(await screen.findByText('Request received')).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: refusal('STATE_CONFLICT', 'This is no longer possible'),
  play: async ({ step }) => {
    await step('what the gateway refuses is told in its words', async () => {
      await redeem();
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'This is no longer possible',
      );
    });
  },
};

export const WrongPassword: Story = {
  parameters: refusal('WRONG_PASSWORD', 'The payment password is not correct'),
  play: async ({ step }) => {
    await step('a wrong payment password is told beside it', async () => {
      await redeem();
      await waitFor(() =>
        expect(screen.getByLabelText('Payment password')).toHaveAccessibleDescription(
          'The payment password is not correct',
        ),
      );
    });
  },
};

export const NetworkError: Story = {
  parameters: mall(disconnect('redeemPoints'), hang('getIntentOutcome')),
  play: async ({ step }) => {
    await step('an answer that got lost is not called a failure', async () => {
      await redeem();
      await expect(await screen.findByText('We are checking what became of it')).toBeVisible();
    });
  },
};

export const Submitting: Story = {
  parameters: mall(hang('redeemPoints')),
  play: async () => {
    await redeem();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** The mall has no such product, or no longer. */
export const Empty: Story = { args: { reward: null } };

export const LongLanguage: Story = {
  args: { reward: MUG ?? null },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
