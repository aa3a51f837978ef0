import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { latestOf, readDraw } from '../../model/drawnNumbers';
import { sampleDraws, sampleGroups, sampleLottery } from '../../testing/fixtures';
import { pictures } from '../../testing/handlers';
import { LotteryMenu, type LotteryMenuProps } from './LotteryMenu';

/** Made at render, so that the time until bets close starts then. */
function LotteryMenuNow(props: LotteryMenuProps) {
  const { menu } = props;
  return (
    <LotteryMenu
      {...props}
      menu={menu.status === 'ready' && menu.data.length === 0 ? ready(sampleGroups()) : menu}
      latest={latestOf(sampleDraws(5).map(readDraw))}
    />
  );
}

const ready = (data: ReturnType<typeof sampleGroups>) => ({ status: 'ready' as const, data });

const meta = {
  title: 'Features/Lottery/LotteryMenu',
  component: LotteryMenu,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { msw: { handlers: [pictures()] } },
  args: {
    menu: ready([]),
    latest: new Map(),
    areDrawsKnown: true,
    images: { hosts: [], gatewayUrl: '', language: 'EN' },
    onPlay: fn(),
  },
  render: (args) => <LotteryMenuNow {...args} />,
} satisfies Meta<typeof LotteryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    menu: {
      status: 'failed',
      message: 'Network link is abnormal, please try again',
      error: { kind: 'network' },
      isRetrying: false,
      onRetry: fn(),
    },
  },
};

export const Narrow: Story = {
  args: {
    menu: ready([
      {
        gameGroupCode: 'LONG',
        gameGroupName: 'Lima dari dua puluh dengan hadiah tambahan setiap akhir pekan',
        games: [
          sampleLottery(0, {
            displayName: 'The Remarkable Voyage of the Lanternkeeper and the Seven Sleeping Comets',
            numero: 'donaudampfschifffahrtsgesellschaft',
          }),
        ],
      },
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a press on a card hands over the lottery', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play Minute Lantern One' }));
      await expect(args.onPlay).toHaveBeenLastCalledWith(
        expect.objectContaining({ gameCode: 'lottery-0', vassalage: 'LOTT' }),
      );
    });
    await step('it is described by how long bets are taken', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Play Minute Lantern One' }),
      ).toHaveAccessibleDescription(/^Closes in 0\d:\d\d$/);
    });
    await step('so does a key, also in maintenance, which is explained then', async () => {
      canvas.getByRole('button', { name: 'Play Clover Five One' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPlay).toHaveBeenLastCalledWith(
        expect.objectContaining({ gameCode: 'lottery-3', state: 'MAINTENANCE' }),
      );
    });
  },
};
