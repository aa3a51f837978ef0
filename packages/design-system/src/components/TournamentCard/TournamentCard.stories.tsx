import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { BROKEN_PICTURE } from '../SmartImage/SmartImage.fixtures';
import { TOURNAMENT_STATUSES, TournamentCard } from './TournamentCard';
import {
  ARABIC_TOURNAMENT,
  ARABIC_TOURNAMENT_LABELS,
  JOINED,
  LONG_TOURNAMENT,
  sampleTournament,
  THAI_TOURNAMENT,
  THAI_TOURNAMENT_LABELS,
  TOURNAMENT_LABELS,
} from './TournamentCard.fixtures';

const meta = {
  title: 'Design System/Content/TournamentCard',
  component: TournamentCard,
  tags: ['autodocs'],
  args: {
    tournament: sampleTournament(0, 'running'),
    href: '#tournament',
    leaderboardHref: '#leaderboard',
    labels: TOURNAMENT_LABELS,
    onJoin: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof TournamentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2, isEager: true, isJoining: false } };

/** Each status, one in which the player takes part, one being joined, and one that refuses. */
export const States: Story = {
  render: (args) => (
    <Grid minColumn={288} gap={24}>
      {TOURNAMENT_STATUSES.map((status, seed) => (
        <TournamentCard key={status} {...args} tournament={sampleTournament(seed, status)} />
      ))}
      <TournamentCard {...args} tournament={JOINED} />
      <TournamentCard
        {...args}
        tournament={{ ...JOINED, status: 'ended', own: { place: '3', points: '9,480' } }}
      />
      <TournamentCard {...args} tournament={sampleTournament(2, 'upcoming')} isJoining />
      <TournamentCard
        {...args}
        tournament={{
          ...sampleTournament(3, 'running'),
          reason: 'All 200 places are taken.',
        }}
      />
    </Grid>
  ),
};

/** A title alone, and a picture that can not be loaded. */
export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={288} gap={24}>
      <TournamentCard
        {...args}
        tournament={{ id: 'bare', title: 'Quiet Sunday', status: 'upcoming' }}
        href={undefined}
        leaderboardHref={undefined}
        onJoin={undefined}
      />
      <TournamentCard
        {...args}
        tournament={{ ...sampleTournament(1, 'running'), src: BROKEN_PICTURE }}
      />
    </Grid>
  ),
};

export const LongContent: Story = { args: { tournament: LONG_TOURNAMENT } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { tournament: ARABIC_TOURNAMENT, labels: ARABIC_TOURNAMENT_LABELS },
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    const prize = canvas.getByText(ARABIC_TOURNAMENT.prizePool ?? '');
    const { right } = prize.parentElement?.getBoundingClientRect() ?? { right: NaN };
    await expect(prize.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};

export const Thai: Story = {
  args: { tournament: THAI_TOURNAMENT, labels: THAI_TOURNAMENT_LABELS },
  globals: { language: 'th' },
};

/** [PK-06] Joining, the leaderboard and the tournament itself, by pointer and keyboard. */
export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const join = canvas.getByRole('button', { name: 'Join Lantern Night Cup' });
    await step('the button joins and does not follow the card', async () => {
      await userEvent.click(join);
      await expect(args.onJoin).toHaveBeenCalledWith({ id: 'tournament-0' });
      await expect(location.hash).not.toBe('#tournament');
    });
    await step('by keyboard: the tournament, its leaderboard, then the button', async () => {
      canvas.getByRole('link', { name: 'Lantern Night Cup' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Leaderboard/ })).toHaveFocus();
      await userEvent.tab();
      await expect(join).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onJoin).toHaveBeenCalledTimes(3);
    });
    await step('a press anywhere else is a press on the link', async () => {
      const box = canvas.getByRole('article').getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + 40);
      await expect(hit).toBe(canvas.getByRole('link', { name: 'Lantern Night Cup' }));
    });
  },
};
