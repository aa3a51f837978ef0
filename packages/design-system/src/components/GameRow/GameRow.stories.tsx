import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GameCard } from '../GameCard/GameCard';
import { GAME_LABELS, LONG_GAME, sampleGame } from '../GameCard/GameCard.fixtures';
import { GameCardSkeleton } from '../GameCardSkeleton/GameCardSkeleton';
import { GameRow } from './GameRow';

const SIX = [0, 1, 2, 3, 4, 5];
const play = fn();
const cards = SIX.map((seed) => (
  <GameCard key={seed} game={sampleGame(seed)} labels={GAME_LABELS} onPlay={play} />
));

const meta = {
  title: 'Design System/Content/GameRow',
  component: GameRow,
  tags: ['autodocs'],
  args: { label: 'New games', children: cards },
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    label: 'Hot games',
    'aria-busy': false,
    children: SIX.map((seed) => (
      <GameCard
        key={seed}
        game={sampleGame(seed)}
        labels={GAME_LABELS}
        isFavourite={seed % 2 === 0}
        onPlay={fn()}
        onFreePlay={fn()}
        onToggleFavourite={fn()}
      />
    )),
  },
};

export const States: Story = {
  args: { 'aria-busy': true, children: SIX.map((seed) => <GameCardSkeleton key={seed} />) },
  parameters: {
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } },
  },
};

export const LongContent: Story = {
  args: {
    children: SIX.map((seed) => (
      <GameCard
        key={seed}
        game={{ ...LONG_GAME, id: String(seed) }}
        labels={GAME_LABELS}
        onPlay={fn()}
      />
    )),
  },
};

export const Missing: Story = { args: { children: cards.slice(0, 2) } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  ...Narrow,
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'New games' });
    const last = canvas.getByRole('button', { name: 'Play Orchid Harbour' });
    await step('by keyboard: Tab brings the last game into view', async () => {
      canvas.getByRole('button', { name: 'Play Lantern Koi' }).focus();
      for (const _ of SIX.slice(1)) await userEvent.tab();
      await expect(last).toHaveFocus();
      await waitFor(() => {
        const box = last.getBoundingClientRect();
        const frame = list.getBoundingClientRect();
        return expect(box.left >= frame.left - 1 && box.right <= frame.right + 1).toBe(true);
      });
    });
    await step('by pointer: a press on it plays it', async () => {
      await userEvent.click(last);
      await expect(play).toHaveBeenLastCalledWith({ id: 'game-5' });
    });
  },
};
