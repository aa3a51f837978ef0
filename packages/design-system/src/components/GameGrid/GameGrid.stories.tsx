import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { GameCard } from '../GameCard/GameCard';
import { GAME_LABELS, LONG_GAME, sampleGame } from '../GameCard/GameCard.fixtures';
import { GameGrid } from './GameGrid';

const noop = () => undefined;
const play = fn();
const playFree = fn();
const drawGame = (index: number): ReactNode => (
  <GameCard
    game={sampleGame(index)}
    labels={GAME_LABELS}
    onPlay={play}
    onFreePlay={playFree}
    onToggleFavourite={noop}
  />
);
const drawLongGame = (index: number) => (
  <GameCard game={{ ...LONG_GAME, id: String(index) }} labels={GAME_LABELS} onPlay={noop} />
);
const drawSome = (index: number) => (index % 5 === 3 ? undefined : drawGame(index));

const meta = {
  title: 'Design System/Content/GameGrid',
  component: GameGrid,
  tags: ['autodocs'],
  args: { count: 24, label: 'Slots', renderItem: drawGame, onNeedRange: fn() },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 9800 } };

export const States: Story = { args: { count: 12, renderItem: drawSome } };

export const LongContent: Story = { args: { count: 12, renderItem: drawLongGame } };

export const Missing: Story = { args: { count: 12, renderItem: noop } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

const reach = (canvasElement: HTMLElement, index: number) =>
  waitFor(() => {
    const card = canvasElement.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (card === null) throw new Error(`Card ${index} is not drawn.`);
    return card;
  });

export const Interaction: Story = {
  name: '[LOB-03] 9,800 games scroll with few of them drawn',
  args: { count: 9800 },
  play: async ({ args, canvas, canvasElement, step }) => {
    const list = canvas.getByRole('list', { name: 'Slots' });
    const cards = () => canvas.getAllByRole('listitem');
    await step('the end is as light as the start', async () => {
      await expect(cards().length).toBeLessThan(60);
      window.scrollTo(0, list.offsetHeight);
      await reach(canvasElement, 9799);
      await expect(cards().length).toBeLessThan(60);
      await expect(args.onNeedRange).toHaveBeenLastCalledWith(
        expect.objectContaining({ last: 9799 }),
      );
    });
    await step('every seen place holds a card', async () => {
      window.scrollTo(0, list.offsetHeight / 2);
      await waitFor(() => {
        const { x, width } = list.getBoundingClientRect();
        const spots = [100, window.innerHeight / 2, window.innerHeight - 60];
        const found = spots.map((y) => document.elementFromPoint(x + width / 12, y));
        return expect(found.every((spot) => spot?.closest('[role="listitem"]'))).toBe(true);
      });
    });
    await step(
      'Tab and screen readers meet the cards in order, during a scroll and after',
      async () => {
        const places = () => cards().map((card) => Number(card.ariaPosInSet));
        const inOrder = () => places().sort((one, other) => one - other);
        const scroll = async () => {
          const before = inOrder();
          for (const _ of before) {
            window.scrollBy(0, 120);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          await waitFor(() => expect(inOrder()).not.toEqual(before));
        };
        await scroll();
        await waitFor(() => expect(places()).toEqual(inOrder()));
        await scroll();
        await fireEvent.keyDown(document.body, { key: 'Tab' });
        await expect(places()).toEqual(inOrder());
      },
    );
    await step('the focused card stays and knows its place', async () => {
      window.scrollTo(0, 0);
      await reach(canvasElement, 0);
      const first = canvas.getAllByRole('button', { name: 'Play Lantern Koi' })[0];
      first?.focus({ preventScroll: true });
      window.scrollTo(0, list.offsetHeight);
      await reach(canvasElement, 9799);
      await expect(first).toHaveFocus();
      await expect(first?.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '1');
      await expect(first?.closest('[role="listitem"]')).toHaveAttribute('aria-setsize', '9800');
    });
    await step('a press plays, and Tab and Enter do what stands next to it', async () => {
      window.scrollTo(0, 0);
      const second = within(await reach(canvasElement, 1));
      await userEvent.click(second.getByRole('button', { name: 'Play Comet Orchard' }));
      await expect(play).toHaveBeenLastCalledWith({ id: 'game-1' });
      await userEvent.tab();
      await expect(second.getByRole('button', { name: 'Free play Comet Orchard' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(playFree).toHaveBeenLastCalledWith({ id: 'game-1' });
    });
  },
};
