import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShieldIcon } from '../../icons/ShieldIcon';
import { Grid } from '../../layout/Grid/Grid';
import { EmptyState } from '../EmptyState/EmptyState';
import { TIMELINE_STATES, TIMELINE_TONES, Timeline } from './Timeline';
import {
  ARABIC_EVENTS,
  ARABIC_LABELS,
  THAI_EVENTS,
  THAI_LABELS,
  TIMELINE_LABELS,
  WITHDRAWAL,
} from './Timeline.fixtures';

// stories-check: no Interaction, what is pressed in it belongs to its owner
const meta = {
  title: 'Design System/Data/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: { label: 'Withdrawal', events: WITHDRAWAL, labels: TIMELINE_LABELS },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One list for each day, named by it; the current event is marked for screen readers too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByRole('list', { name: 'Tuesday 4 March' });
    const [current, waiting] = within(day).getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(waiting).toHaveTextContent('Not yet');
  },
};

export const Playground: Story = { args: { isLoading: false } };

export const Variants: Story = {
  args: {
    events: TIMELINE_TONES.map((tone) => ({
      id: tone,
      title: `tone ${tone}`,
      state: 'done',
      tone,
      icon: <ShieldIcon />,
    })),
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={280} gap={32}>
      <Timeline
        {...args}
        events={TIMELINE_STATES.map((state) => ({ id: state, title: `state ${state}`, state }))}
      />
      <Timeline {...args} label="Loading" events={[]} isLoading />
      <Timeline {...args} label="Loading more" events={WITHDRAWAL.slice(0, 2)} isLoading />
      <Timeline
        {...args}
        label="Empty"
        events={[]}
        empty={<EmptyState title="Nothing has happened yet" />}
      />
    </Grid>
  ),
};

/** Events without day, time or details. */
export const Missing: Story = {
  args: {
    events: WITHDRAWAL.map(({ id, title, state }) => ({ id, title, state })),
  },
};

export const LongContent: Story = {
  args: {
    events: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsidentitätsprüfung',
        state: 'failed',
        time: { text: '21:40:07 waktu Indonesia Barat', at: '2025-03-03T21:40:07Z' },
        content:
          'Foto kartu identitas Anda terlalu gelap sehingga nama dan tanggal lahir tidak dapat dibaca. Ambil foto baru di tempat yang terang, tanpa kilat, dengan keempat sudut kartu terlihat.',
      },
      { id: 'next', title: 'Pemeriksaan ulang oleh petugas verifikasi kami', state: 'waiting' },
    ],
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { label: 'التحقق من الهوية', events: ARABIC_EVENTS, labels: ARABIC_LABELS },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  args: { label: 'การยืนยันตัวตน', events: THAI_EVENTS, labels: THAI_LABELS },
  globals: { language: 'th' },
};
