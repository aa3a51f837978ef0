import { formatWholeMoney } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Game } from '@parlour/gateway-openapi/start';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { RowGame } from '../../model/gameRow';
import { HOT_GAMES, JACKPOT_GAMES, sampleGame } from '../../testing/fixtures';
import { rateLimitedWith, ready } from '../../testing/panelStates';
import { GameRowPanel } from './GameRowPanel';

const toRow = (game: Game): RowGame => {
  const { nodeId, displayName, vassalage, gameType, maintenance, jackpot } = game;
  return {
    card: {
      id: String(nodeId),
      title: displayName,
      vendor: game.vendorName,
      src: game.showIcon ?? undefined,
      badges:
        jackpot === null
          ? [{ kind: 'hot', text: 'Hot' }]
          : [{ kind: 'jackpot', text: formatWholeMoney(jackpot, 'en') }],
      isInMaintenance: maintenance,
    },
    launch: { nodeId, displayName, vassalage, gameType, maintenance },
    isFree: game.supportPlay === 0,
  };
};

const meta = {
  title: 'Features/Home/GameRowPanel',
  component: GameRowPanel,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    title: 'Hot games',
    moreHref: '/hot',
    emptyTitle: 'No game stands out today',
    state: ready(HOT_GAMES.slice(0, 6).map(toRow)),
    onLaunch: fn(),
  },
} satisfies Meta<typeof GameRowPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Jackpots: Story = {
  args: { title: 'Jackpot games', state: ready(JACKPOT_GAMES.map(toRow)) },
};

/** Hearts and free play load when the page is idle; until then a row has none, as in `Ready`. */
export const WithActions: Story = {
  args: { actions: { favourites: { ids: new Set([100_002]), toggle: fn() }, onFreePlay: fn() } },
};

export const WithActionsInteraction: Story = {
  ...WithActions,
  play: async ({ args, canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const game = (nodeId: number) => expect.objectContaining({ nodeId }) as object;
    await step('a heart tells which game is wanted, or wanted no longer', async () => {
      await press('Remove from favourites Temple of Quiet Rain');
      await expect(args.actions?.favourites.toggle).toHaveBeenLastCalledWith({
        game: game(100_002),
        isWanted: false,
      });
      const [other] = canvas.getAllByRole('button', { name: /^Add to favourites / });
      await userEvent.click(other as HTMLElement);
      await expect(args.actions?.favourites.toggle).toHaveBeenLastCalledWith({
        game: expect.not.objectContaining({ nodeId: 100_002 }) as object,
        isWanted: true,
      });
    });
    await step('a game that can be tried for free offers it', async () => {
      await press('Free play Temple of Quiet Rain');
      await expect(args.actions?.onFreePlay).toHaveBeenLastCalledWith(100_002);
    });
  },
};

export const Held: Story = {
  args: { state: rateLimitedWith(fn()) },
  play: async ({ args, canvas, step }) => {
    await step('counts down while the gateway wants to hear nothing more', async () => {
      // The lazy button with a countdown replaces one without.
      const findButton = () => canvas.getByRole('button', { name: 'Try again' });
      await waitFor(() => expect(findButton()).toHaveTextContent(/^Try again [45]:\d\d$/));
      await userEvent.click(findButton());
      if (args.state.status === 'failed') await expect(args.state.onRetry).not.toHaveBeenCalled();
    });
  },
};

export const Narrow: Story = {
  args: {
    title: 'Permainan jackpot progresif dengan hadiah terbesar minggu ini',
    state: ready([
      toRow(
        sampleGame(2, {
          displayName: 'The Remarkable Voyage of the Lanternkeeper and the Seven Sleeping Comets',
          vendorName: 'Donaudampfschifffahrtsgesellschaft Interactive',
        }),
      ),
      toRow(sampleGame(3, { showIcon: null })),
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a press on a card hands over what starts the game', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play Temple of Quiet Rain' }));
      await expect(args.onLaunch).toHaveBeenCalledWith(
        expect.objectContaining({ nodeId: 100_002, displayName: 'Temple of Quiet Rain' }),
      );
    });
  },
};
