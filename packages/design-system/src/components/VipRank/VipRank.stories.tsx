import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { VIP_RANK_SIZES, VipRank } from './VipRank';

const meta = {
  title: 'Design System/Content/VipRank',
  component: VipRank,
  tags: ['autodocs'],
  args: {
    name: 'Silver',
    level: 2,
    labels: { rank: 'VIP rank', progress: 'Progress to the next rank' },
    progress: { share: 0.365, text: '31,750.00 more to Gold' },
  },
} satisfies Meta<typeof VipRank>;

export default meta;
type Story = StoryObj<typeof meta>;

const RANKS = [
  'Guest',
  'Bronze',
  'Silver',
  'Gold',
  'Platinum',
  'Amber',
  'Onyx',
  'Meridian',
  'Zenith',
  'Corona',
];

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg' } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24} align="start">
      {VIP_RANK_SIZES.map((size) => (
        <VipRank
          key={size}
          {...args}
          size={size}
          style={size === 'lg' ? { minWidth: 240 } : undefined}
        />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <Inline gap={12}>
        {RANKS.map((name, level) => (
          <VipRank key={name} {...args} name={name} level={level} />
        ))}
      </Inline>
      <Grid minColumn={240} gap={32}>
        {RANKS.map((name, level) => (
          <VipRank
            key={name}
            {...args}
            size="lg"
            name={name}
            level={level}
            progress={
              level === RANKS.length - 1
                ? undefined
                : {
                    share: level / 9,
                    text: `${level + 1},750.00 more to ${RANKS[level + 1] ?? ''}`,
                  }
            }
          />
        ))}
      </Grid>
    </Stack>
  ),
};

/** At the highest rank there is no progress. */
export const Missing: Story = {
  args: { size: 'lg', name: 'Corona', level: 9, progress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corona')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitän',
    progress: {
      share: 0.9,
      text: 'Pertaruhkan IDR 128.450.902.114,50 lagi sampai akhir bulan untuk mencapai peringkat berikutnya',
    },
  },
  render: (args) => (
    <Stack gap={24}>
      <Inline>
        <VipRank {...args} />
      </Inline>
      <VipRank {...args} size="lg" />
    </Stack>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
