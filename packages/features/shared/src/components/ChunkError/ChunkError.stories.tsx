import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChunkError } from './ChunkError';

const onRetry = fn();

const meta = {
  title: 'Features/Shared/ChunkError',
  component: ChunkError,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { onRetry },
} satisfies Meta<typeof ChunkError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
