import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleNotices } from '../../testing/fixtures';
import { failedWith, ready } from '../../testing/panelStates';
import { NoticeBar } from './NoticeBar';

const meta = {
  title: 'Features/Home/NoticeBar',
  component: NoticeBar,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { state: ready(sampleNotices(4)), onOpen: fn() },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = { args: { state: ready([]) } };

/** The reason wraps, so that its button stays inside the bar and the page as wide as the screen. */
export const Failed: Story = {
  args: { state: failedWith(fn()) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('alert')).closest("[data-component='Marquee']");
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
  },
};
