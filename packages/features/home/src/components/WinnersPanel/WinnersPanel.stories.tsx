import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WINNERS } from '../../testing/fixtures';
import { ready } from '../../testing/panelStates';
import { WinnersPanel } from './WinnersPanel';

const written = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const meta = {
  title: 'Features/Home/WinnersPanel',
  component: WinnersPanel,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    onRefresh: fn(),
    state: ready(
      WINNERS.map(({ vo }) => ({
        id: String(vo.rank),
        account: vo.account,
        game: vo.gameName,
        amount: written.format(vo.winAmount as `${number}`),
      })),
    ),
  },
} satisfies Meta<typeof WinnersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh winners' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
