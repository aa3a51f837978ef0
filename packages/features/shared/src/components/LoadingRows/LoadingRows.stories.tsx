import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingRows } from './LoadingRows';

const meta = {
  title: 'Features/Shared/LoadingRows',
  component: LoadingRows,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { heights: [72, 72, 48] },
} satisfies Meta<typeof LoadingRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};
