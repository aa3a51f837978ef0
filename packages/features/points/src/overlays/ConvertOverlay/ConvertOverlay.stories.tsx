import { withFeatureProviders } from '@parlour/feature-core/testing';
import { hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CONFIG } from '../../testing/fixtures';
import { mall } from '../../testing/handlers';
import { SURROUNDINGS } from '../../testing/surroundings';
import ConvertOverlay from './ConvertOverlay';

const meta = {
  title: 'Features/Points/ConvertOverlay',
  component: ConvertOverlay,
  tags: ['autodocs'],
  decorators: withFeatureProviders,
  args: { ...SURROUNDINGS, points: 2_345, rules: CONFIG },
  parameters: {
    docs: { story: { inline: false, height: '600px' } },
    feature: { visitor: 'member' },
    ...mall(),
  },
} satisfies Meta<typeof ConvertOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const convert = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Points'), '1000');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Payment password'), '482913');
  await press('Confirm');
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    const points = await screen.findByLabelText('Points');
    await step(
      '[R05] all that can be converted stops at the last whole step, and its worth is told',
      async () => {
        await press('All that can be converted');
        await waitFor(() => expect(points).toHaveValue('2300'));
        await press('Continue');
        await expect(await screen.findByText('¥ 23.00')).toBeVisible();
        await expect(screen.getByText('45 points')).toBeVisible();
      },
    );
  },
};

export const Converted: Story = {
  play: async ({ step }) => {
    await step('what reached the wallet is the gateway’s figure', async () => {
      await convert();
      await expect(await screen.findByText(/^¥ 10\.00 is in your wallet/)).toBeVisible();
      await expect(screen.getByText('rp-30078')).toBeVisible();
    });
  },
};

export const PasswordRefused: Story = {
  parameters: mall(
    refuse('convertPoints', {
      status: 403,
      code: 'PAYMENT_PASSWORD_REQUIRED',
      message: 'Set a payment password first',
    }),
  ),
  play: async ({ step }) => {
    await step('a gateway that knows of no payment password leads there too', async () => {
      await convert();
      await expect(
        await screen.findByRole('link', { name: 'Set a payment password' }),
      ).toBeVisible();
    });
  },
};

/** Too few points to begin with. */
export const Empty: Story = { args: { points: 40 } };

export const BusinessError: Story = {
  parameters: mall(
    refuse('convertPoints', {
      status: 409,
      code: 'INSUFFICIENT_POINTS',
      message: 'Not enough points',
    }),
  ),
  play: async () => {
    await convert();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not enough points');
  },
};

export const Submitting: Story = {
  parameters: mall(hang('convertPoints')),
  play: async () => {
    await convert();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
