import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChunkStatus } from './ChunkStatus';

const meta = {
  title: 'Features/Frame/ChunkStatus',
  component: ChunkStatus,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Story />
      </div>
    ),
    withFeatureProviders,
  ],
  args: { isWaiting: false, isSlow: false },
} satisfies Meta<typeof ChunkStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slow: Story = {
  args: { isWaiting: true, isSlow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The page took longer time to load, please check your network connectivity',
    );
  },
};

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
