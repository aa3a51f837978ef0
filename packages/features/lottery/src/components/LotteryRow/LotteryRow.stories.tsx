import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLottery } from '../../testing/fixtures';
import { pictures } from '../../testing/handlers';
import { LotteryRow } from './LotteryRow';

const meta = {
  title: 'Features/Lottery/LotteryRow',
  component: LotteryRow,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { msw: { handlers: [pictures()] } },
  args: {
    title: 'Popular lotteries',
    state: {
      status: 'ready',
      data: Array.from({ length: 8 }, (_, seed) =>
        sampleLottery(seed, { state: seed === 2 ? 'MAINTENANCE' : 'OPEN' }),
      ),
    },
    images: { hosts: [], gatewayUrl: '', language: 'EN' },
    onPlay: fn(),
  },
} satisfies Meta<typeof LotteryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = {
  args: { state: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
