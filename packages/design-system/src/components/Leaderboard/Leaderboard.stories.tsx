import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { LEADERBOARD_STATUSES, Leaderboard } from './Leaderboard';
import {
  ARABIC_LEADERBOARD_LABELS,
  arabicRow,
  LEADERBOARD_LABELS,
  OWN_ROW,
  SAMPLE_ROWS,
  sampleRow,
} from './Leaderboard.fixtures';

const meta = {
  title: 'Design System/Content/Leaderboard',
  component: Leaderboard,
  tags: ['autodocs'],
  args: {
    rows: SAMPLE_ROWS,
    own: OWN_ROW,
    labels: LEADERBOARD_LABELS,
    onRetry: fn(),
    style: { maxWidth: 560 },
  },
} satisfies Meta<typeof Leaderboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'ready', placeholderCount: 8 } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={320} gap={24}>
      {LEADERBOARD_STATUSES.map((status) => (
        <div key={status}>
          <Leaderboard {...args} status={status} placeholderCount={6} />
        </div>
      ))}
      <div>
        <Leaderboard {...args} own={sampleRow(2)} rows={SAMPLE_ROWS.slice(0, 4)} />
      </div>
      <div>
        <Leaderboard {...args} own={sampleRow(2)} rows={[41, 42, 43].map(sampleRow)} />
      </div>
      <div>
        <Leaderboard {...args} own={undefined} rows={[]} />
      </div>
    </Grid>
  ),
};

/** No row of the viewer, and no notes. */
export const Missing: Story = {
  args: { own: undefined, rows: SAMPLE_ROWS.map(({ note: _, ...row }) => row) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(SAMPLE_ROWS.length);
    await expect(canvas.queryByText('You')).toBeNull();
    await expect(canvas.queryByText(/missions$|^Prize/)).toBeNull();
  },
};

export const Arabic: Story = {
  args: {
    labels: ARABIC_LEADERBOARD_LABELS,
    rows: [1, 2, 3, 4, 5].map(arabicRow),
    own: { ...arabicRow(128), name: 'me***42' },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = {
  args: {
    rows: SAMPLE_ROWS.slice(0, 3).map((row) => ({
      ...row,
      rankText: '1.284.509',
      name: 'Donaudampfschifffahrtsgesellschaft***42',
      note: 'Menyelesaikan 128 misi mingguan dan 14 misi bulanan',
      score: '128.450.902.114 poin',
    })),
    own: { ...OWN_ROW, rank: 1_284_509, rankText: '1.284.509', score: '0 poin' },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
