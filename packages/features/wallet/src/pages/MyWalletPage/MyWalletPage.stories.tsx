import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { walletOf } from '../../testing/handlers';
import MyWalletPage from './MyWalletPage';

const meta = {
  title: 'Features/Wallet/MyWalletPage',
  component: MyWalletPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof MyWalletPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const summary = exampleOf('getAccountSummary') as object;
const rates = exampleOf('getExchangeRates') as object;

/** Answers with the first day of the query as the sum of deposits. */
const byDay = http.get('*/wps/wallet/summary', ({ request }) => {
  const from = new URL(request.url).searchParams.get('startDate') ?? '';
  const value = { ...summary, deposits: `${from.replaceAll('-', '')}.00` };
  return HttpResponse.json({ success: true, value, message: null, errorCode: null });
});

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SUP-06] what is where now, as the gateway sums it', async () => {
      await expect(await screen.findByText('¥ 1,484.50')).toBeVisible();
      await expect(screen.getByText('¥ 1,234.50')).toBeVisible();
    });
    await step('[SUP-06] what other currencies are worth', async () => {
      const row = await screen.findByRole('row', { name: /Euro \(EUR\)/ });
      await expect(within(row).getByText('0.9132')).toBeVisible();
      await expect(within(row).getByText('0.9214')).toBeVisible();
    });
  },
};

/** The sums follow the days, and the previous ones stay visible meanwhile. */
export const OtherDays: Story = {
  parameters: walletOf(byDay),
  play: async () => {
    const before = (await screen.findByText('Deposits')).nextElementSibling?.textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Previous 30 days' }));
    await waitFor(() =>
      expect(screen.getByText('Deposits').nextElementSibling?.textContent).not.toBe(before),
    );
  },
};

export const Loading: Story = {
  parameters: walletOf(hang('getAccountSummary'), hang('getExchangeRates')),
};

/** A merchant of one currency. */
export const Empty: Story = {
  parameters: walletOf(answer('getExchangeRates', { ...rates, rates: [] })),
  play: async () => {
    await expect(await screen.findByText('No other currencies')).toBeVisible();
  },
};

/** One section that fails to load leaves the other. */
export const NetworkError: Story = {
  parameters: walletOf(disconnect('getAccountSummary')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    await expect(await screen.findByRole('row', { name: /Euro/ })).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('getExchangeRates', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait five minutes and try again.',
    }),
  ),
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
