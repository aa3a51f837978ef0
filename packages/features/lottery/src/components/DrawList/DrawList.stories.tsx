import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Draw, readDraw, readVnDraw } from '../../model/drawnNumbers';
import type { FailedState } from '../../model/readQuery';
import type { Draws } from '../../model/useDraws';
import { sampleDraws, sampleVnDraws } from '../../testing/fixtures';
import { DrawList } from './DrawList';

const whole = (data: Draw[]): Draws => ({
  list: { status: 'ready', data },
  missing: null,
  isComing: false,
  isWhole: true,
});

const handleRetry = fn();
const loadError: FailedState = {
  status: 'failed',
  message: 'Network link is abnormal, please try again',
  error: { kind: 'network' },
  isRetrying: false,
  onRetry: handleRetry,
};

const meta = {
  title: 'Features/Lottery/DrawList',
  component: DrawList,
  tags: ['autodocs', 'no-visual'],
  decorators: [withFeatureProviders],
  args: { draws: whole(sampleDraws(8).map(readDraw)), most: 4 },
} satisfies Meta<typeof DrawList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list', { name: /^Numbers of draw/ })).toHaveLength(4);
  },
};

export const OfVietnam: Story = {
  args: { draws: whole(sampleVnDraws('vn-0').map(readVnDraw)), isOfOne: true },
  play: async ({ canvas, step }) => {
    await step('the newest draw has all its prizes', async () => {
      await expect(canvas.getByText('Special prize')).toBeVisible();
      await expect(canvas.getByText('Prize 3')).toBeVisible();
    });
  },
};

export const Empty: Story = { args: { draws: whole([]) } };

export const Partial: Story = {
  args: {
    draws: {
      ...whole(sampleDraws(8).map(readDraw)),
      missing: { of: 'vn', state: loadError },
      isWhole: false,
    },
  },
  play: async ({ canvas, step }) => {
    await step('what the list is without is said above it', async () => {
      const told = canvas.getByRole('alert');
      await expect(told).toHaveTextContent(
        'The numbers of the Vietnam lotteries could not be loaded',
      );
      await expect(canvas.getAllByRole('list', { name: /^Numbers of draw/ })).toHaveLength(4);
    });
  },
};

export const Failed: Story = {
  args: { draws: { ...whole([]), list: loadError, isWhole: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(handleRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
