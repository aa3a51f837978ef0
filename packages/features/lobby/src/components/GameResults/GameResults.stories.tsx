import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Game } from '@parlour/gateway-openapi/start';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { GamePages } from '../../model/useGamePages';
import { sampleGame, sampleGames } from '../../testing/fixtures';
import { gameActions } from '../../testing/gameActions';
import { pictures } from '../../testing/handlers';
import { GameResults } from './GameResults';

const listOf = (games: readonly Game[], changes: Partial<GamePages> = {}): GamePages => ({
  status: 'ready',
  total: games.length,
  gameAt: (index) => games[index],
  need: fn(),
  retry: fn(),
  ...changes,
});

const meta = {
  title: 'Features/Lobby/GameResults',
  component: GameResults,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { msw: { handlers: pictures() } },
  args: {
    games: listOf(sampleGames(24)),
    label: 'Slots',
    images: { hosts: [], gatewayUrl: '', language: 'EN' },
    actions: gameActions(),
  },
} satisfies Meta<typeof GameResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { games: listOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No game fits')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { games: listOf([], { status: 'failed' }) },
  play: async ({ args, canvas, step }) => {
    await step('it can be tried again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The games could not be loaded');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.games.retry).toHaveBeenCalledOnce();
    });
  },
};

export const PartOnItsWay: Story = {
  args: { games: listOf(sampleGames(7), { total: 4000 }) },
  play: async ({ args, canvas, step }) => {
    await step('of a long list only what is near the screen is drawn and asked for', async () => {
      await waitFor(() => expect(args.games.need).toHaveBeenCalled());
      const cards = within(canvas.getByRole('list', { name: 'Slots' })).getAllByRole('article');
      await expect(cards).toHaveLength(7);
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200);
    });
  },
};

export const PartMissing: Story = {
  args: { games: listOf(sampleGames(7), { total: 4000, missing: { error: { kind: 'network' } } }) },
  play: async ({ args, canvas, step }) => {
    await step('games that could not be had are told, and tried again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Some games could not be loaded');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.games.retry).toHaveBeenCalledOnce();
    });
  },
};

const WITHOUT_PICTURES = [
  sampleGame(1, { showIcon: null }),
  sampleGame(2, { showIcon: '/TCG_PROD_IMAGES/GAME/not-there.svg' }),
];

export const MissingPictures: Story = {
  args: { games: listOf(WITHOUT_PICTURES) },
  play: async ({ canvasElement, step }) => {
    await step('the default picture takes the place', async () => {
      const sources = () => [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
      await waitFor(() =>
        expect(sources()).toEqual([
          expect.stringContaining('/game-default.svg'),
          expect.stringContaining('/game-default.svg'),
        ]),
      );
    });
  },
};

export const Favourites: Story = {
  args: { actions: { ...gameActions(), favourites: new Set([200_000, 200_002]) } },
  play: async ({ canvas, step }) => {
    await step('full hearts are pressed', async () => {
      const full = await canvas.findAllByRole('button', { name: /^Remove from favourites/ });
      await expect(full).toHaveLength(2);
    });
  },
};

export const Narrow: Story = {
  args: {
    games: listOf([
      sampleGame(2, {
        displayName: 'The Remarkable Voyage of the Lanternkeeper and the Seven Sleeping Comets',
        vendorName: 'Donaudampfschifffahrtsgesellschaft Interactive',
        jackpot: '123456789012.75',
      }),
      sampleGame(3, { displayName: 'Donaudampfschifffahrtsgesellschaft' }),
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a card played by keyboard hands over what starts the game', async () => {
      (await canvas.findAllByRole('button', { name: 'Play Lantern Koi' }))[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.actions.onPlay).toHaveBeenCalledWith({
        nodeId: 200_000,
        displayName: 'Lantern Koi',
        vassalage: 'LNW',
        gameType: 'RNG',
        maintenance: false,
        gameCode: 'game-0',
        isGame: 'GAME',
      });
    });
    await step('a game with a free trial can be tried', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.actions.onFreePlay).toHaveBeenCalledWith(
        expect.objectContaining({ nodeId: 200_000 }),
      );
    });
    await step('its heart says what is wanted', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.actions.onToggleFavourite).toHaveBeenCalledWith({
        game: sampleGame(0),
        isWanted: true,
      });
    });
  },
};
