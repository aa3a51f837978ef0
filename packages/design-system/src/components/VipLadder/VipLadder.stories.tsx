import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { VIP_LADDER_STATES, VipLadder } from './VipLadder';
import {
  ARABIC_LABELS,
  ARABIC_LADDER,
  LADDER,
  LADDER_LABELS,
  THAI_LABELS,
  THAI_LADDER,
} from './VipLadder.fixtures';

// stories-check: no Interaction, not interactive
const meta = {
  title: 'Design System/Data/VipLadder',
  component: VipLadder,
  tags: ['autodocs'],
  args: { label: 'Levels of the VIP programme', ranks: LADDER, labels: LADDER_LABELS },
} satisfies Meta<typeof VipLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current rank is marked for screen readers too, and has the only progress. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const current = canvasElement.querySelector<HTMLElement>('[aria-current]');
    await expect(current).toHaveTextContent('Silver');
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    if (current === null) return;
    await expect(within(current).getByRole('progressbar')).toHaveAccessibleName(
      LADDER_LABELS.progress,
    );
  },
};

export const Playground: Story = { args: { isLoading: false } };

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <VipLadder
        {...args}
        ranks={VIP_LADDER_STATES.map((state, level) => ({ id: state, name: state, level, state }))}
      />
      <VipLadder
        {...args}
        label="At the highest rank"
        ranks={LADDER.map((rank, at) => ({
          ...rank,
          state: at === LADDER.length - 1 ? 'current' : 'reached',
        }))}
      />
      <VipLadder {...args} label="Loading" isLoading />
    </Stack>
  ),
};

/** Ranks with a name alone. */
export const Missing: Story = {
  args: { ranks: LADDER.map(({ id, name, level, state }) => ({ id, name, level, state })) },
};

export const LongContent: Story = {
  args: {
    ranks: LADDER.map((rank) => ({
      ...rank,
      name: `${rank.name}-Donaudampfschifffahrtsgesellschaftskapitän`,
      benefits: [
        'Pertaruhkan lebih banyak setiap bulan dan dapatkan pengembalian harian tanpa batas atas',
      ],
    })),
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** One below the other on a phone. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const RightToLeft: Story = {
  args: { label: 'مستويات برنامج VIP', ranks: ARABIC_LADDER, labels: ARABIC_LABELS },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  args: { label: 'ระดับ VIP ทั้งหมด', ranks: THAI_LADDER, labels: THAI_LABELS },
  globals: { language: 'th' },
};
