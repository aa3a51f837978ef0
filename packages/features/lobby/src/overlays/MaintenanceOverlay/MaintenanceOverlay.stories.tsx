import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fullLobby, lobbyOf } from '../../testing/handlers';
import { withOverlay } from '../../testing/withOverlay';
import MaintenanceOverlay from './MaintenanceOverlay';

const meta = {
  title: 'Features/Lobby/MaintenanceOverlay',
  component: MaintenanceOverlay,
  tags: ['autodocs'],
  decorators: withOverlay({ name: 'gameMaintenance', title: 'Comet Orchard' }),
  beforeEach: () => sessionStorage.removeItem('hotGames'),
  parameters: {
    feature: { visitor: 'member', path: '/rng' },
    docs: { story: { inline: false, height: '720px' } },
    ...fullLobby(),
  },
} satisfies Meta<typeof MaintenanceOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[LAUNCH-06] six hot games that are open', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Game Under Maintenance' });
      await expect(dialog).toHaveTextContent('Comet Orchard is closed for a while.');
      const list = await within(dialog).findByRole('list', { name: 'Hot games that are open' });
      await expect(within(list).getAllByRole('article')).toHaveLength(6);
      await expect(within(list).queryByText('Under maintenance')).toBeNull();
    });
  },
};

export const Loading: Story = { parameters: fullLobby(hang('getHotGames')) };

export const Empty: Story = { parameters: lobbyOf([]) };

export const NetworkError: Story = { parameters: fullLobby(disconnect('getHotGames')) };

export const LongLanguage: Story = { globals: { language: 'id' } };

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
