import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyCell } from './EmptyCell';

const meta = {
  title: 'Features/Shared/EmptyCell',
  component: EmptyCell,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
} satisfies Meta<typeof EmptyCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('None')).toBeInTheDocument();
  },
};
