import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pageOf } from '../../testing/fixtures';
import { betsByType, walletOf } from '../../testing/handlers';
import { BETS } from '../../testing/recordFixtures';
import BettingRecordPage from './BettingRecordPage';

const meta = {
  title: 'Features/Wallet/BettingRecordPage',
  component: BettingRecordPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof BettingRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Betting record' })).toBeVisible();
    await expect((await canvas.findAllByText('¥ 402.00'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next 30 days' })).toBeVisible();
  },
};

const NO_TOTALS = { betCount: 0, stake: '0.00', validStake: '0.00', win: '0.00', profit: '0.00' };

/** A ticket waits for its draw. */
export const OpenTest: Story = {
  tags: ['no-visual'],
  parameters: walletOf(
    answer('getBettingRecords', {
      ...BETS,
      content: BETS.content.map((bet, at) =>
        at === 0 ? { ...bet, state: 'OPEN', win: '0.00', profit: '-10.00', settledAt: null } : bet,
      ),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Open' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '–' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('getBettingRecords')) };

export const Empty: Story = {
  parameters: walletOf(answer('getBettingRecords', { ...pageOf([]), totals: NO_TOTALS })),
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('getBettingRecords')),
  play: async ({ canvas, step }) => {
    await step('[WAL-04] no totals stand above bets that did not load', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
      await expect(canvas.queryByText('Number of bets')).toBeNull();
    });
  },
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('getBettingRecords', {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'At most 93 days can be asked for at once.',
    }),
  ),
};

export const ByGameTypeInteraction: Story = {
  tags: ['no-visual'],
  parameters: walletOf(betsByType()),
  play: async ({ canvas, step }) => {
    const games = ['Copper Reef', 'Evening Star', 'Harbour Six'];
    const shown = () => games.filter((game) => canvas.queryByRole('cell', { name: game }) !== null);
    await waitFor(() => expect(shown()).toEqual(games));
    const types = canvas.getByRole('combobox', { name: 'Type of game' });
    await canvas.findByRole('option', { name: 'Slots' });
    await step('[WAL-04] a type shows its own bets alone', async () => {
      await userEvent.selectOptions(types, 'RNG');
      await waitFor(() => expect(shown()).toEqual(games.slice(0, 2)));
      await userEvent.selectOptions(types, 'SPORTS');
      await waitFor(() => expect(shown()).toEqual(games.slice(2)));
    });
    await step('without a type all are there again', async () => {
      await userEvent.selectOptions(types, '');
      await waitFor(() => expect(shown()).toEqual(games));
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
