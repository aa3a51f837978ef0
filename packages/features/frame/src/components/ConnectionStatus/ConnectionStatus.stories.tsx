import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionStatus } from './ConnectionStatus';

const meta = {
  title: 'Features/Frame/ConnectionStatus',
  component: ConnectionStatus,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { isOffline: false, isSlow: false },
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[F7] says nothing while all is well',
  play: async ({ canvas }) => {
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
};

export const Slow: Story = {
  name: '[F3] says that a call takes its time',
  args: { isSlow: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The page took longer time to load, please check your network connectivity'),
    ).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { isOffline: true },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
