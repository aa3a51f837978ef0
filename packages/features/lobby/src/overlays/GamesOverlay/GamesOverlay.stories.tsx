import { answer } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { pageOf } from '../../testing/fixtures';
import { fullLobby } from '../../testing/handlers';
import { withOverlay } from '../../testing/withOverlay';
import GamesOverlay from './GamesOverlay';

const meta = {
  title: 'Features/Lobby/GamesOverlay',
  component: GamesOverlay,
  tags: ['autodocs'],
  decorators: withOverlay({
    name: 'games',
    vassalage: 'AML',
    gameType: 'RNG',
    title: 'Amber Loom',
  }),
  parameters: {
    feature: { visitor: 'member', path: '/rng' },
    docs: { story: { inline: false, height: '720px' } },
    ...fullLobby(),
  },
} satisfies Meta<typeof GamesOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[LAUNCH-03] the games that the card stands for', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Amber Loom' });
      const list = await within(dialog).findByRole('list', { name: 'Amber Loom' });
      await expect(within(list).getAllByRole('article').length).toBeGreaterThan(20);
    });
  },
};

export const Empty: Story = {
  parameters: fullLobby(answer('getGameList', pageOf([], 1, 60))),
  play: async () => {
    await expect(await screen.findByText('No game is open here')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
