import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GAME_HOST } from '../../testing/fixtures';
import { lotteries, vnMenu } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import LotteryRoomPage from './LotteryRoomPage';

const meta = {
  title: 'Features/Lottery/LotteryRoomPage',
  component: LotteryRoomPage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '760px' } },
    feature: { visitor: 'member', path: '/vnLottery?gameCode=vn-0' },
    ...lotteries(),
  },
} satisfies Meta<typeof LotteryRoomPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Salt Coast Hourly';

export const Ready: Story = {
  // What the frame shows belongs to the vendor: no picture.
  tags: ['no-visual'],
  play: async ({ canvas, step }) => {
    await step('the lottery opens in its sandbox', async () => {
      const frame = await canvas.findByTitle(NAME);
      await expect(frame).toHaveAttribute('src', `${GAME_HOST}/play#launch=story`);
      await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(NAME);
    await expect(canvas.getByRole('link', { name: NAME })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All lotteries' })).toHaveAttribute(
      'href',
      '/elott',
    );
  },
};

export const Loading: Story = {
  parameters: lotteries(hang('launchGame')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: `Opening ${NAME}` })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { feature: { visitor: 'member', path: '/vnLottery?gameCode=gone' } },
  play: async ({ canvas, step }) => {
    await step('[RT-08] an unknown gameCode is said, with a way on', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such lottery');
      await expect(canvas.getByRole('link', { name: 'See all lotteries' })).toBeVisible();
    });
  },
};

export const NetworkError: Story = {
  parameters: lotteries(disconnect('launchGame')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The game is not here yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Open it again' })).toHaveLength(2);
  },
};

export const MenuError: Story = {
  tags: ['no-visual'],
  parameters: lotteries(disconnect('getVnGameMenu')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
  },
};

const CLOSED = refuse('launchGame', {
  status: 503,
  code: 'GAME_MAINTENANCE',
  message: 'This lottery is closed for maintenance until five in the morning.',
});

export const BusinessError: Story = {
  parameters: lotteries(CLOSED, vnMenu(0, 1)),
  play: async ({ canvas, step }) => {
    await step('the gateway says why, and others are there to try', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'until five in the morning. Other lotteries are open',
      );
      await expect(canvas.getByRole('link', { name: 'Mangrove Ten' })).toBeVisible();
      await expect(
        canvas.getByRole('link', { name: 'Pine Plateau Daily Under maintenance' }),
      ).toBeVisible();
    });
    await step('hot games that are open are there as well', async () => {
      const hot = within(await canvas.findByRole('region', { name: 'Hot games that are open' }));
      await expect(await hot.findByRole('article', { name: 'Lantern Koi' })).toBeVisible();
      await expect(hot.queryByRole('article', { name: 'Comet Orchard' })).toBeNull();
    });
  },
};

export const AllClosed: Story = {
  tags: ['no-visual'],
  parameters: lotteries(CLOSED, vnMenu(0, 1, 2)),
  play: async ({ canvas, step }) => {
    await step('none is called open where all are closed', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('until five in the morning.');
      await expect(alert).not.toHaveTextContent('Other lotteries');
      await expect(
        await canvas.findByRole('list', { name: 'Hot games that are open' }),
      ).toBeVisible();
    });
  },
};

export const Lobby: Story = {
  tags: ['no-visual'],
  parameters: { feature: { visitor: 'member', path: '/seaLottery' } },
  play: async ({ canvas, step }) => {
    await step(
      '[RT-08] without a gameCode the lobby opens, and no draws stand beside it',
      async () => {
        await expect(await canvas.findByTitle('SEA lottery')).toBeVisible();
        await expect(canvas.queryByRole('region', { name: 'Latest numbers' })).toBeNull();
      },
    );
  },
};

export const Mobile: Story = {
  parameters: lotteries(hang('launchGame')),
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
