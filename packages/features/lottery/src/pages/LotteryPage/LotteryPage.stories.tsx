import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lotteries, menus } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import LotteryPage from './LotteryPage';

const meta = {
  title: 'Features/Lottery/LotteryPage',
  component: LotteryPage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { path: '/elott' },
    ...lotteries(),
  },
} satisfies Meta<typeof LotteryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the e-lottery holds a LOTT card, so its tab is open', async () => {
      await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent(
        'E-lottery',
      );
    });
    await step('prize modes without a lottery have no tab', async () => {
      await waitFor(() => expect(canvas.queryByRole('tab', { name: 'ZY lottery' })).toBeNull());
    });
    await expect(document.title).toBe('E-lottery · Parlour Demo');
  },
};

export const SignedIn: Story = {
  parameters: { feature: { path: '/lott', visitor: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Played recently' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('Lottery');
  },
};

export const Loading: Story = {
  parameters: lotteries(
    hang('getGameMenus'),
    hang('getPopularGames'),
    hang('getOpenedNumbers'),
    hang('getVnOpenedNumbers'),
  ),
};

export const Empty: Story = {
  parameters: lotteries(
    menus([]),
    answer('getVnGameMenu', { prizeMode: 'ELOTT', gameMenus: [] }),
    answer('getPopularGames', []),
    answer('getOpenedNumbers', []),
    answer('getVnOpenedNumbers', []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lottery is open today')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Popular lotteries' })).toBeNull();
  },
};

export const NetworkError: Story = {
  parameters: lotteries(
    disconnect('getGameMenus'),
    disconnect('getPopularGames'),
    disconnect('getOpenedNumbers'),
    disconnect('getVnOpenedNumbers'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lotteries could not be loaded')).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: lotteries(
    refuse('getGameVendors', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait five minutes and try again.',
      value: { retryAfterSeconds: 300 },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait five minutes');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveTextContent(/^Try again [45]:\d\d$/);
  },
};

export const Partial: Story = {
  parameters: lotteries(
    refuse('getVnGameMenu', { status: 400, code: 'SYSTEM_ERROR', message: '' }),
    refuse('getVnOpenedNumbers', { status: 400, code: 'SYSTEM_ERROR', message: '' }),
  ),
  play: async ({ canvas, step }) => {
    await step('what did not come is told beside what did', async () => {
      const panel = within(await canvas.findByRole('tabpanel'));
      await expect(await panel.findByRole('alert')).toHaveTextContent(
        'The Vietnam lotteries could not be loaded',
      );
      await expect(panel.getByRole('heading', { name: 'Five digits' })).toBeVisible();
      const draws = within(canvas.getByRole('region', { name: 'Latest numbers' }));
      await expect(draws.getByRole('alert')).toHaveTextContent('could not be loaded');
    });
  },
};

export const OfOneVendor: Story = {
  parameters: { feature: { path: '/elott?vassalage=TCG_LOTTO_VN' } },
  play: async ({ canvas, step }) => {
    await step('the category opens on the vendor of the address', async () => {
      await expect(
        await canvas.findByText('Only lotteries of Red River Draws are shown.'),
      ).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Three dice' })).toBeNull();
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };

export const Interaction: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, step }) => {
    await step('another prize mode is chosen by keyboard', async () => {
      (await canvas.findByRole('tab', { name: 'E-lottery' })).focus();
      await userEvent.keyboard('{End}');
      await waitFor(async () =>
        expect(
          await canvas.findByRole('tab', { name: 'SEA lottery', selected: true }),
        ).toHaveFocus(),
      );
    });
  },
};
