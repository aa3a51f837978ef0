import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UserIcon } from '../../icons/UserIcon';
import { Grid } from '../../layout/Grid/Grid';
import { STAT_TILE_SIZES, STAT_TONES, STAT_TRENDS, StatTile } from './StatTile';
import { SPARKLINE } from './StatTile.fixtures';

const meta = {
  title: 'Design System/Content/StatTile',
  component: StatTile,
  tags: ['autodocs'],
  args: { label: 'Active members', value: '1,284', style: { maxWidth: 320 } },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const CHANGE = {
  text: '12 %',
  trend: 'up',
  label: 'Up 12 % on last week',
  tone: 'positive',
} as const;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', change: CHANGE, hint: 'Previous 7 days', icon: <UserIcon size={16} /> },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={200}>
      {STAT_TILE_SIZES.map((size) => (
        <StatTile key={size} {...args} size={size} label={`size ${size}`} change={CHANGE} />
      ))}
      {STAT_TONES.map((tone, at) => (
        <StatTile
          key={tone}
          {...args}
          label={`tone ${tone}`}
          change={{ ...CHANGE, tone, trend: STAT_TRENDS[at] ?? 'flat' }}
        />
      ))}
    </Grid>
  ),
};

/** A figure that leads to what it counts. */
export const WithLink: Story = {
  args: { renderValue: (value) => <a href="#members">{value}</a> },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={200}>
      <StatTile {...args} icon={<UserIcon size={16} />} change={CHANGE} hint="Previous 7 days" />
      <StatTile
        {...args}
        label="Team profit and loss"
        value="-12,450.00"
        change={{ text: '3 %', trend: 'down', label: 'Down 3 % on last week', tone: 'warning' }}
        sparkline={SPARKLINE}
      />
      <StatTile
        {...args}
        label="Registered today"
        value="0"
        change={{ text: '0 %', trend: 'flat', label: 'As many as last week' }}
        sparkline={SPARKLINE}
      />
      <StatTile {...args} isLoading hint="Previous 7 days" sparkline={SPARKLINE} />
    </Grid>
  ),
};

/** Optional content left out one by one, and then all of it. */
export const Missing: Story = {
  args: {
    icon: <UserIcon size={16} />,
    change: CHANGE,
    hint: 'Previous 7 days',
    sparkline: SPARKLINE,
  },
  render: (args) => (
    <Grid minColumn={200}>
      <StatTile {...args} label="Without an icon" icon={undefined} />
      <StatTile {...args} label="Without a change" change={undefined} />
      <StatTile {...args} label="Without a hint" hint={undefined} />
      <StatTile {...args} label="Without a line" sparkline={undefined} />
      <StatTile label="The figure alone" value={args.value} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const alone = within(canvas.getByRole('group', { name: 'The figure alone' }));
    await expect(alone.getByText('1,284')).toBeVisible();
    await expect(alone.queryByText(/12 %|Previous/)).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Jumlah taruhan sah seluruh anggota tim selama tujuh hari terakhir',
    value: 'IDR 128.450.902.114.233,50',
    change: {
      text: '+1.284.509,25 %',
      trend: 'up',
      label: 'Naik 1.284.509,25 %',
      tone: 'positive',
    },
    hint: 'Belum termasuk taruhan yang dibatalkan dan permainan yang masih berlangsung.',
    sparkline: SPARKLINE,
  },
  render: (args) => (
    <Grid minColumn={200}>
      <StatTile {...args} />
      <StatTile {...args} size="lg" />
    </Grid>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
