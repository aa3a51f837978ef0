import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Stack } from '../../layout/Stack/Stack';
import { Countdown } from '../Countdown/Countdown';
import { COUNTDOWN_LABELS, HOUR } from '../Countdown/Countdown.fixtures';
import { ODDS_LABELS } from '../OddsButton/OddsButton.fixtures';
import { MATCH_STATUSES, MatchCard } from './MatchCard';
import {
  ARABIC_MATCH,
  ARABIC_MATCH_LABELS,
  GOALS_MARKET,
  LONG_MATCH,
  MATCH_LABELS,
  MORE,
  MOVING_MARKET,
  RESULT_MARKET,
  sampleMatch,
} from './MatchCard.fixtures';

const meta = {
  title: 'Design System/Content/MatchCard',
  component: MatchCard,
  tags: ['autodocs'],
  args: {
    match: sampleMatch('upcoming'),
    href: '#match',
    more: MORE,
    labels: MATCH_LABELS,
    oddsLabels: ODDS_LABELS,
    onToggleOdds: fn(),
    onToggleFavourite: fn(),
    style: { maxWidth: 760 },
  },
} satisfies Meta<typeof MatchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { href: undefined, more: undefined, onToggleFavourite: undefined },
};

export const Playground: Story = { args: { isFavourite: true } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={320} gap={12}>
      {MATCH_STATUSES.map((status) => (
        <MatchCard key={status} {...args} match={sampleMatch(status)} />
      ))}
      <MatchCard
        {...args}
        match={{ ...sampleMatch('live'), markets: [MOVING_MARKET] }}
        isFavourite
      />
      <MatchCard
        {...args}
        match={{
          ...sampleMatch('upcoming'),
          markets: [
            {
              ...RESULT_MARKET,
              prices: RESULT_MARKET.prices.map((price) => ({ ...price, status: 'loading' })),
            },
          ],
        }}
      />
    </Grid>
  ),
};

/** One line each where there is room: sides, and prices beside them. */
export const List: Story = {
  render: (args) => (
    <Stack gap={8}>
      <MatchCard
        {...args}
        match={{ ...sampleMatch('live'), markets: [MOVING_MARKET] }}
        isFavourite
      />
      <MatchCard {...args} match={{ ...sampleMatch('upcoming'), markets: [GOALS_MARKET] }} />
      <MatchCard
        {...args}
        match={{ ...sampleMatch('upcoming'), markets: [RESULT_MARKET, GOALS_MARKET] }}
      />
    </Stack>
  ),
};

function Soon() {
  const [until] = useState(() => Date.now() + HOUR);
  return <Countdown size="sm" label="Kick-off in" until={until} labels={COUNTDOWN_LABELS} />;
}

export const WithCountdown: Story = { args: { timer: <Soon /> } };

/** No price, no emblem, no time. */
export const Missing: Story = {
  args: {
    match: {
      id: 'bare',
      competition: 'Coastal League',
      sides: [{ name: 'Harbour Larks' }, { name: 'Copper Vale' }],
      status: 'upcoming',
    },
    href: undefined,
    more: undefined,
  },
};

export const LongContent: Story = { args: { match: LONG_MATCH } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: {
    match: ARABIC_MATCH,
    labels: ARABIC_MATCH_LABELS,
    more: { href: '#markets', text: '+128 سوقًا' },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a price by pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Draw 3.40' }));
      await expect(args.onToggleOdds).toHaveBeenLastCalledWith({
        matchId: 'match-upcoming',
        marketId: 'result',
        id: 'draw',
        isSelected: true,
      });
    });
    await step('by keyboard: heart, match, prices, other markets', async () => {
      canvas.getByRole('button', { name: /^Add to favourites/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onToggleFavourite).toHaveBeenCalledWith({
        id: 'match-upcoming',
        isFavourite: true,
      });
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Harbour Larks Copper Vale' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onToggleOdds).toHaveBeenCalledTimes(2);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^\+128 markets/ })).toHaveFocus();
    });
  },
};

/** While it is suspended no price can be chosen. */
export const SuspendedInteraction: Story = {
  args: { match: sampleMatch('suspended') },
  play: async ({ args, canvas }) => {
    const market = canvas.getByRole('group', { name: 'Match result' });
    await expect(market).toHaveTextContent(/Suspended for now/);
    await userEvent.click(canvas.getByRole('button', { name: /^Draw/ }));
    await expect(args.onToggleOdds).not.toHaveBeenCalled();
  },
};
