import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomListSkeleton } from './RoomListSkeleton';

const meta = {
  title: 'Features/Lobby/RoomListSkeleton',
  component: RoomListSkeleton,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
} satisfies Meta<typeof RoomListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { busy: true })).toBeVisible();
  },
};
