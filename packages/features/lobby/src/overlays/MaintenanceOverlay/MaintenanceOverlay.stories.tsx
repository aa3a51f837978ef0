import { disconnect } from '@parlour/gateway-openapi/testing';
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
    await step('six hot games that are open', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Game Under Maintenance' });
      await expect(dialog).toHaveTextContent('Comet Orchard is closed for a while.');
      const list = await within(dialog).findByRole('list', { name: 'Hot games that are open' });
      await expect(within(list).getAllByRole('article')).toHaveLength(6);
      await expect(within(list).queryByText('Under maintenance')).toBeNull();
    });
  },
};

export const Empty: Story = {
  parameters: lobbyOf([]),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Game Under Maintenance' });
    await within(dialog).findByText('No game is open here');
    await expect(dialog).not.toHaveTextContent('These hot games are open');
  },
};

export const NetworkError: Story = {
  parameters: fullLobby(disconnect('getHotGames')),
  play: async ({ step }) => {
    await step('no game is said to be open where none could be had', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Game Under Maintenance' });
      const alert = await within(dialog).findByRole('alert');
      await expect(alert).toHaveTextContent('The games could not be loaded');
      await expect(dialog).toHaveTextContent('Comet Orchard is closed for a while.');
      await expect(dialog).not.toHaveTextContent('These hot games are open');
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
