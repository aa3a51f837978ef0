import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { SEMANTIC_COLORS } from '../../tokens/semantic';
import { BROKEN_PICTURE } from '../SmartImage/SmartImage.fixtures';
import { GAME_BADGES, GameCard } from './GameCard';
import { GAME_LABELS, LONG_GAME, sampleGame } from './GameCard.fixtures';

const meta = {
  title: 'Design System/Content/GameCard',
  component: GameCard,
  tags: ['autodocs'],
  args: {
    game: sampleGame(0),
    labels: GAME_LABELS,
    onPlay: fn(),
    onFreePlay: fn(),
    onToggleFavourite: fn(),
    style: { maxWidth: 200 },
  },
} satisfies Meta<typeof GameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onPlay: undefined, onFreePlay: undefined, onToggleFavourite: undefined },
};

export const Playground: Story = { args: { isFavourite: true } };

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={160}>
      {GAME_BADGES.map((kind, index) => (
        <GameCard
          key={kind}
          {...args}
          game={{
            ...sampleGame(index),
            badges: [{ kind, text: { new: 'New', hot: 'Hot', jackpot: '1,204,318.40' }[kind] }],
          }}
        />
      ))}
      <GameCard {...args} game={sampleGame(3)} isFavourite />
      <GameCard {...args} game={sampleGame(4)} onFreePlay={undefined} />
      <GameCard {...args} game={sampleGame(5)} href="#game-5" className="pseudo-hover" />
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={160}>
      <GameCard {...args} />
      <GameCard {...args} game={sampleGame(1)} className="pseudo-hover" />
      <GameCard {...args} game={sampleGame(3)} isFavourite />
      <GameCard {...args} game={sampleGame(2)} isFavourite={null} />
      <GameCard {...args} game={{ ...sampleGame(4), isInMaintenance: true }} />
      <GameCard
        {...args}
        game={{ ...sampleGame(5), isInMaintenance: true }}
        className="pseudo-hover"
      />
    </Grid>
  ),
};

/** Marks above and below the letters, and no spaces between the words. */
export const Thai: Story = {
  args: {
    game: { ...sampleGame(0), title: 'ปลาคาร์ปใต้แสงโคม กับสมบัติที่น้ำตกทุกค่ำคืน', vendor: 'แสงเหนือ' },
    labels: {
      play: 'เล่น',
      freePlay: 'ทดลองเล่น',
      addFavourite: 'เพิ่มเป็นเกมโปรด',
      removeFavourite: 'เอาออกจากเกมโปรด',
      maintenance: 'ปิดปรับปรุง',
    },
    className: 'pseudo-hover',
  },
  globals: { language: 'th' },
};

export const LongContent: Story = { args: { game: LONG_GAME } };

export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={160}>
      <GameCard {...args} game={{ id: 'bare', title: 'Orchid Harbour' }} />
      <GameCard {...args} game={{ ...sampleGame(3), src: BROKEN_PICTURE }} />
    </Grid>
  ),
};

export const Narrow: Story = {
  ...Variants,
  globals: { viewport: { value: 'narrow' } },
};

const JACKPOT = '12,204,318.40';

export const JackpotTest: Story = {
  name: 'a jackpot is whole on the narrowest card',
  args: {
    game: {
      ...sampleGame(1),
      badges: [
        { kind: 'new', text: 'New' },
        { kind: 'jackpot', text: JACKPOT },
      ],
    },
    style: { inlineSize: 128 },
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText(JACKPOT);
    await expect(badge.scrollWidth).toBe(badge.clientWidth);
    const heart = canvas.getByRole('button', { name: /^Add to favourites/ });
    await expect(badge.getBoundingClientRect().top).toBeGreaterThan(
      heart.getBoundingClientRect().bottom - 9,
    );
  },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the pointer plays from anywhere on the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play Lantern Koi' }));
      await expect(args.onPlay).toHaveBeenCalledWith({ id: 'game-0' });
    });
    await step('by keyboard: play, free play, favourite', async () => {
      canvas.getByRole('button', { name: 'Play Lantern Koi' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPlay).toHaveBeenCalledTimes(2);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Free play Lantern Koi' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onFreePlay).toHaveBeenCalledWith({ id: 'game-0' });
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onToggleFavourite).toHaveBeenCalledWith({
        id: 'game-0',
        isFavourite: true,
      });
    });
  },
};

/** The overlay behind it is dark in both themes, so it uses the accent colour for pictures. */
export const FullHeartTest: Story = {
  name: '[DS-04] a full heart is told from the veil of its picture',
  args: { isFavourite: true },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { pressed: true });
    await expect(heart).toHaveStyle({ color: SEMANTIC_COLORS['accent-on-picture'].light });
  },
};

export const MaintenanceInteraction: Story = {
  args: { game: { ...sampleGame(0), isInMaintenance: true } },
  play: async ({ args, canvas, step }) => {
    await step('a press on a closed game can be answered', async () => {
      const play = canvas.getByRole('button', { name: 'Play Lantern Koi' });
      await expect(play).toHaveAccessibleDescription('Under maintenance');
      await userEvent.click(play);
      await expect(args.onPlay).toHaveBeenCalledWith({ id: 'game-0' });
      await expect(canvas.queryByRole('button', { name: /^Free play/ })).toBeNull();
    });
  },
};
