import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Balance } from '../components/Balance/Balance';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel';
import { GameCard } from '../components/GameCard/GameCard';
import { sampleGame } from '../components/GameCard/GameCard.fixtures';
import { Leaderboard } from '../components/Leaderboard/Leaderboard';
import { OWN_ROW, SAMPLE_ROWS } from '../components/Leaderboard/Leaderboard.fixtures';
import { Pagination } from '../components/Pagination/Pagination';
import { PasswordStrength } from '../components/PasswordStrength/PasswordStrength';
import { SessionStrip } from '../components/SessionStrip/SessionStrip';
import { WinnersBoard } from '../components/WinnersBoard/WinnersBoard';
import { Grid } from '../layout/Grid/Grid';
import { Stack } from '../layout/Stack/Stack';
import { LabelsProvider } from './LabelsProvider';
import type { LabelTexts } from './readLabels';
import en from './texts/en.json';

const TEXTS = import.meta.glob<LabelTexts>('./texts/*.json', { eager: true, import: 'default' });
const ignore = () => undefined;

/** Content alone: every fixed word and name comes from the provider. */
function Parts({ tag }: { tag: string }) {
  const [isHidden, setHidden] = useState(false);
  const [page, setPage] = useState(3);
  const number = new Intl.NumberFormat(tag);
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  const scores = [OWN_ROW, ...SAMPLE_ROWS].map((row) => ({
    ...row,
    score: number.format(1200 - row.rank),
    note: undefined,
  }));
  return (
    <Stack gap={24}>
      <SessionStrip
        timeOfDay="14:05"
        played="0:42:10"
        timeLeft="0:17:50"
        net={money.format(-12.5)}
        balance={money.format(487.5)}
      />
      <Grid minColumn={240}>
        <Balance
          value={money.format(487.5)}
          status="stale"
          isHidden={isHidden}
          onRefresh={ignore}
          onToggleHidden={(event) => setHidden(event.isHidden)}
        />
        <PasswordStrength password="" />
      </Grid>
      <Grid minColumn={140} even={4}>
        {[0, 1, 2, 3].map((seed) => (
          <GameCard
            key={seed}
            game={{ ...sampleGame(seed), isInMaintenance: seed === 3 }}
            onPlay={ignore}
            onFreePlay={ignore}
            onToggleFavourite={ignore}
          />
        ))}
      </Grid>
      <Pagination
        page={page}
        pageCount={12}
        formatNumber={(value) => number.format(value)}
        onSelect={(event) => setPage(event.page)}
      />
      <Leaderboard rows={scores.slice(1, 3)} own={scores[0]} />
      <WinnersBoard winners={[]} />
      <ErrorPanel reference="7F3A-22" onRetry={ignore} />
    </Stack>
  );
}

const meta = {
  title: 'Design System/Actions and layout/LabelsProvider',
  component: LabelsProvider,
  tags: ['autodocs', 'no-visual'],
  args: { labels: en, language: 'en', children: null },
  // The language of the toolbar, as an app would load that of its visitor.
  render: ({ children, ...args }, { globals }) => {
    const tag = String(globals['language'] ?? args.language);
    const labels = TEXTS[`./texts/${tag}.json`];
    const known = labels === undefined ? args : { labels, language: tag };
    return <LabelsProvider {...known}>{children ?? <Parts tag={known.language} />}</LabelsProvider>;
  },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

export const Thai: Story = { globals: { language: 'th', direction: 'ltr' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** What a component is given wins; its other words stay those of the provider. */
export const GivenLabel: Story = {
  args: {
    children: (
      <Balance
        value="1,200"
        labels={{ balance: 'Chips' }}
        onRefresh={ignore}
        onToggleHidden={ignore}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chips')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide balance' })).toBeVisible();
  },
};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('a name follows the state that a pointer has changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
      await expect(canvas.getByRole('button', { name: 'Show balance' })).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Balance hidden' })).toBeVisible();
    });
    await step('a number is filled in where the keyboard has gone', async () => {
      canvas.getByRole('button', { name: 'Next page' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Page 4 of 12')).toBeInTheDocument();
    });
  },
};
