import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { BOARD, pageOf } from '../../testing/fixtures';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import MissionsPage from './MissionsPage';

const meta = {
  title: 'Features/Promotions/MissionsPage',
  component: MissionsPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { feature: { visitor: 'member' }, ...gatewayOf() },
} satisfies Meta<typeof MissionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const CLAIM = 'Claim Twenty rounds of slots';

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('counts are whole numbers, amounts are money', async () => {
      await expect((await canvas.findAllByText('20 of 20'))[0]).toBeVisible();
      await expect(canvas.getByText('¥ 100.00 of ¥ 200.00')).toBeVisible();
    });
    await step('the reward of a reached one is taken', async () => {
      await userEvent.click(canvas.getByRole('button', { name: CLAIM }));
      await expect(await screen.findByText('¥ 2.00, 20 points was credited')).toBeVisible();
    });
  },
};

export const Board: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Leaderboard' }));
    await step('one’s own place is shown also when it is far below', async () => {
      const list = await canvas.findByRole('list', { name: 'Leaderboard' });
      const rows = within(list).getAllByRole('listitem');
      await expect(rows.at(-1)).toHaveTextContent('me***r1');
      await expect(rows.at(-1)).toHaveTextContent('You');
    });
  },
};

export const Loading: Story = {
  parameters: gatewayOf(hang('listMissions'), hang('getMissionSummary')),
};

export const Empty: Story = {
  parameters: gatewayOf(
    answer('listMissions', pageOf([])),
    answer('getMissionLeaderboard', { ...BOARD, ...pageOf([]), own: null }),
  ),
};

export const NetworkError: Story = {
  parameters: gatewayOf(
    disconnect('listMissions'),
    disconnect('getMissionSummary'),
    disconnect('getMissionLeaderboard'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listMissions')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
