import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { parseHex } from '../../tokens/contrast';
import { SEMANTIC_COLORS } from '../../tokens/semantic';
import { BROKEN_PICTURE } from '../SmartImage/SmartImage.fixtures';
import { BannerStrip } from './BannerStrip';
import { BANNER_LABELS, SAMPLE_BANNERS } from './BannerStrip.fixtures';

const meta = {
  title: 'Design System/Content/BannerStrip',
  component: BannerStrip,
  tags: ['autodocs'],
  args: { banners: SAMPLE_BANNERS, labels: BANNER_LABELS, onSelect: fn() },
} satisfies Meta<typeof BannerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ratio: '16 / 5', smallRatio: '16 / 9' } };

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <BannerStrip {...args} labels={{ ...BANNER_LABELS, region: 'Several' }} />
      <BannerStrip
        {...args}
        labels={{ ...BANNER_LABELS, region: 'One' }}
        banners={SAMPLE_BANNERS.slice(2)}
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    banners: Array.from({ length: 10 }, (_, at) => ({
      ...(SAMPLE_BANNERS[at % 3] ?? { src: '', alt: '' }),
      id: String(at),
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Missing: Story = {
  args: {
    banners: [{ id: 'lost', src: BROKEN_PICTURE, alt: 'Evening garden, new games this week' }],
  },
};

/** What lost pictures say ends above the dots, however long it is. */
export const MissingLong: Story = {
  args: {
    banners: [1, 2, 3, 4, 5].map((at) => ({
      id: String(at),
      src: BROKEN_PICTURE,
      alt: 'Kebun malam dengan permainan baru setiap minggu, hadiah untuk semua anggota, dan tempat tenang untuk bermain bersama teman lama Anda',
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Kebun malam/);
    const dots = canvas.getByRole('button', { name: 'Show banner 1' }).getBoundingClientRect();
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(dots.top);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  name: '[BAN-02] dots, keys and swipes move the strip, and it can be paused',
  play: async ({ canvas, canvasElement, step }) => {
    const isShown = (position: number) =>
      waitFor(() =>
        expect(canvas.getByRole('button', { name: `Show banner ${position}` })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      );
    await step('a dot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show banner 3' }));
      await isShown(3);
      const track = canvasElement.querySelector('[aria-live]');
      const [movement] = track?.getAnimations() ?? [];
      await expect(movement?.effect?.getTiming().duration).toBe(1000);
      movement?.finish();
    });
    await step('the arrow keys, round the end', async () => {
      const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
      await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
      await isShown(1);
    });
    await step('the pause button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause banners' }));
      await expect(canvas.getByRole('button', { name: 'Play banners' })).toBeVisible();
    });
  },
};

/** The overlay behind the dots is dark in both themes, so they use the accent colour for pictures. */
export const CurrentDotTest: Story = {
  name: '[DS-04] the current dot is told from the veil of the pictures',
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const dot = getComputedStyle(canvas.getByRole('button', { name: 'Show banner 1' }), '::before');
    await expect(dot.backgroundColor).toBe(
      `rgb(${parseHex(SEMANTIC_COLORS['accent-on-picture'].light)?.join(', ') ?? ''})`,
    );
  },
};

export const SelectingInteraction: Story = {
  name: '[BAN-03] only what leads somewhere can be pressed',
  play: async ({ args, canvas }) => {
    const banner = canvas.getByRole('button', { name: 'Evening garden, new games this week' });
    await expect(getComputedStyle(banner).cursor).toBe('pointer');
    await userEvent.click(banner);
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'banner-0' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show banner 3' }));
    const still = await canvas.findByRole('img', { name: 'A calm place to play' });
    await expect(getComputedStyle(still).cursor).not.toBe('pointer');
    await expect(still.closest('a, button')).toBeNull();
  },
};
