import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleRooms } from '../../testing/rooms';
import { RoomList } from './RoomList';

const meta = {
  title: 'Features/Lobby/RoomList',
  component: RoomList,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { rooms: sampleRooms(), onJoin: fn() },
} satisfies Meta<typeof RoomList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, args, step }) => {
    await step('an open table is joined', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sit down at Cedar table' }));
      await expect(args.onJoin).toHaveBeenCalledWith(args.rooms[1]);
    });
    await step('a full one is not, and the rest is one press away', async () => {
      await expect(canvas.queryByRole('button', { name: 'Sit down at Lotus table' })).toBeNull();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
      await userEvent.click(canvas.getByRole('button', { name: 'Show all 10 tables' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    });
  },
};

export const Narrow: Story = {
  args: {
    rooms: sampleRooms({
      roomName: 'Meja Donaudampfschifffahrtsgesellschaft di lantai dua puluh tujuh',
      minBet: '1250000.00',
      maxBet: '500000000.00',
    }),
  },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
