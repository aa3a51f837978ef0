import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const Failed: Story = {
  args: { state: failedWith(fn()) },
  globals: { viewport: { value: 'narrow' } },
};
