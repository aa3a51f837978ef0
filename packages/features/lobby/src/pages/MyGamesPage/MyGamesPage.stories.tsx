import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pageOf } from '../../testing/fixtures';
import { fullLobby } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import MyGamesPage from './MyGamesPage';

const meta = {
  title: 'Features/Lobby/MyGamesPage',
  component: MyGamesPage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member', path: '/favourites' },
    ...fullLobby(),
  },
} satisfies Meta<typeof MyGamesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('favourites come in pages with addresses', async () => {
      await expect(await canvas.findByRole('list', { name: 'Favourites' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
        'href',
        '/favourites?page=2',
      );
    });
  },
};

export const Recent: Story = {
  parameters: { feature: { visitor: 'member', path: '/recent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 games')).toBeVisible();
  },
};

export const Loading: Story = { parameters: fullLobby(hang('getFavoriteGamesList')) };

export const Empty: Story = {
  parameters: fullLobby(answer('getFavoriteGamesList', pageOf([], 1, 24))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find slots' })).toHaveAttribute('href', '/rng');
  },
};

export const NoneRecent: Story = {
  parameters: {
    feature: { visitor: 'member', path: '/recent' },
    ...fullLobby(answer('getRecentGames', [])),
  },
};

export const Guest: Story = {
  parameters: { feature: { visitor: 'guest', path: '/favourites' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to see your games')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: fullLobby(disconnect('getFavoriteGamesList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The games could not be loaded',
    );
  },
};

export const BusinessError: Story = {
  parameters: fullLobby(
    refuse('removeFavoriteGame', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait five minutes and try again.',
    }),
  ),
  play: async ({ canvas, step }) => {
    await step('[LOB-07] a heart that could not change is as before, and says so', async () => {
      const full = await canvas.findAllByRole('button', { name: /^Remove from favourites/ });
      const [first] = full;
      if (first !== undefined) await userEvent.click(first);
      await expect(
        await screen.findByText('The favourite could not be changed. It is as it was before.'),
      ).toBeVisible();
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: /^Remove from favourites/ })).toHaveLength(
          full.length,
        ),
      );
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
