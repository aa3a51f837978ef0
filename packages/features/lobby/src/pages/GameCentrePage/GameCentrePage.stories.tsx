import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleGame } from '../../testing/fixtures';
import { fullLobby, gameList, lobbyOf, nothingBut } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import GameCentrePage from './GameCentrePage';

const meta = {
  title: 'Features/Lobby/GameCentrePage',
  component: GameCentrePage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { path: '/live' },
    ...fullLobby(),
  },
} satisfies Meta<typeof GameCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the vendors of the type, and its games below', async () => {
      const vendors = await canvas.findByRole('region', { name: 'Vendors' });
      await expect(await within(vendors).findAllByRole('link')).toHaveLength(5);
      await expect(await canvas.findByRole('list', { name: 'Live casino' })).toBeVisible();
    });
    await step('the rebate of the category is told', async () => {
      await expect(canvas.getByText('Rebate 0.8%')).toBeVisible();
    });
  },
};

export const OfOneVendor: Story = {
  parameters: { feature: { path: '/live?vassalage=TWP' } },
  play: async ({ canvas, step }) => {
    await step('the address names the vendor', async () => {
      const tile = await canvas.findByRole('link', { name: /Tidewater Play/ });
      await expect(tile).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('button', { name: 'Open Tidewater Play' })).toBeVisible();
    });
    await step('its tables are there to sit down at', async () => {
      const tables = await canvas.findByRole('region', { name: 'Tables' });
      await expect(
        await within(tables).findByRole('button', { name: 'Sit down at Willow table' }),
      ).toBeVisible();
    });
  },
};

/** A vendor whose tables are all closed. */
export const NoTables: Story = {
  parameters: {
    feature: { path: '/live?vassalage=TWP' },
    ...fullLobby(answer('getRoomList', [])),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No table is open at the moment')).toBeVisible();
  },
};

/** The games stay when the tables fail to load. */
export const WithoutTables: Story = {
  parameters: {
    feature: { path: '/live?vassalage=TWP' },
    ...fullLobby(
      refuse('getRoomList', { status: 404, code: 'NOT_FOUND', message: 'No such vendor.' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tables could not be loaded')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Live casino' })).toBeVisible();
  },
};

export const Sports: Story = {
  parameters: { feature: { path: '/sports' } },
  play: async ({ canvas, step }) => {
    await step('[NAV-06] e-sports, cockfights and FB stand apart', async () => {
      for (const name of ['Vendors', 'Sportsbook', 'E-sports', 'Cockfight'])
        await expect(await canvas.findByRole('region', { name })).toBeVisible();
    });
  },
};

/** A vendor of e-sports that the merchant lists under cockfights: its list and the links to it move there. */
export const CountedElsewhere: Story = {
  parameters: {
    feature: {
      path: '/cockfight?vassalage=AV',
      merchant: { cockfightGames: ['AV'], esportGames: [] },
    },
    ...fullLobby(
      nothingBut('ESPORTS'),
      gameList([{ ...sampleGame(1), vassalage: 'AV', displayName: 'Lantern Cup' }]),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('[NAV-06] it is chosen there', async () => {
      const vendor = await canvas.findByRole('link', { name: /^Avenline/ });
      await expect(vendor).toHaveAttribute('href', '/cockfight?vassalage=AV');
      await expect(vendor).toHaveAttribute('aria-current');
    });
    await step('and its games are asked for by their own type', async () => {
      await expect(await canvas.findByText('Lantern Cup')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  parameters: fullLobby(hang('getGameVendors'), hang('getGameList')),
};

export const Empty: Story = {
  parameters: lobbyOf([], answer('getGameVendors', { data: { lanes: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No game is open here')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: fullLobby(disconnect('getGameVendors'), disconnect('getGameList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The vendors could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('The games could not be loaded')).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: fullLobby(
    refuse('getGameList', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait five minutes and try again.',
    }),
  ),
};

export const Mobile: Story = {
  parameters: { feature: { path: '/sports' } },
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
