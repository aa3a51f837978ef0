import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { readDraw, readVnDraw } from '../../model/drawnNumbers';
import { sampleDraws, sampleVnDraws } from '../../testing/fixtures';
import { DrawList } from './DrawList';

const meta = {
  title: 'Features/Lottery/DrawList',
  component: DrawList,
  tags: ['autodocs', 'no-visual'],
  decorators: [withFeatureProviders],
  args: { draws: { status: 'ready', data: sampleDraws(8).map(readDraw) }, most: 4 },
} satisfies Meta<typeof DrawList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list', { name: /^Numbers of draw/ })).toHaveLength(4);
  },
};

export const OfVietnam: Story = {
  args: { draws: { status: 'ready', data: sampleVnDraws('vn-0').map(readVnDraw) }, isOfOne: true },
  play: async ({ canvas, step }) => {
    await step('[LAUNCH-08] the newest draw has all its prizes', async () => {
      await expect(canvas.getByText('Special prize')).toBeVisible();
      await expect(canvas.getByText('Prize 3')).toBeVisible();
    });
  },
};

export const Loading: Story = { args: { draws: { status: 'loading' } } };

export const Empty: Story = { args: { draws: { status: 'ready', data: [] } } };

const handleRetry = fn();

export const Failed: Story = {
  args: {
    draws: {
      status: 'failed',
      message: 'Network link is abnormal, please try again',
      onRetry: handleRetry,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(handleRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
