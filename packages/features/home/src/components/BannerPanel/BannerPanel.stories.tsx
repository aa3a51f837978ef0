import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { HomeBanner } from '../../model/useBanners';
import { sampleBanner } from '../../testing/fixtures';
import { failedWith, ready } from '../../testing/panelStates';
import { BannerPanel } from './BannerPanel';

const banner = (seed: number, target: HomeBanner['target']): HomeBanner => {
  const { id, title, url, smallUrl } = sampleBanner(seed);
  return { id, title, src: url, smallSrc: smallUrl, target };
};

const game = { kind: 'game', nodeId: 100_000 } as const;
const onRetry = fn();

const meta = {
  title: 'Features/Home/BannerPanel',
  component: BannerPanel,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    state: ready([
      banner(0, game),
      banner(2, { kind: 'page', href: '/promotions' }),
      banner(5, null),
    ]),
    onFollow: fn(),
  },
} satisfies Meta<typeof BannerPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Its button is in sight without scrolling, also where the strip is low. */
export const Failed: Story = {
  args: { state: failedWith(onRetry) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    const frame = button.closest("[data-component='ErrorState']")?.parentElement;
    await expect(frame?.scrollHeight).toBeLessThanOrEqual(frame?.clientHeight ?? 0);
  },
};

export const FollowInteraction: Story = {
  args: { state: ready([banner(0, game)]) },
  play: async ({ args, canvas, step }) => {
    await step('a banner that names a game hands it over', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Lantern Koi/ }));
      await waitFor(() => expect(args.onFollow).toHaveBeenCalledWith(game));
    });
  },
};
