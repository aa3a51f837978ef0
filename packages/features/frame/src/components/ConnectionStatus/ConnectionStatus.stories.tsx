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
  play: async ({ canvas, step }) => {
    await step('[F7] says nothing while all is well', async () => {
      for (const status of canvas.getAllByRole('status'))
        await expect(status).toBeEmptyDOMElement();
    });
  },
};

export const Slow: Story = {
  args: { isSlow: true },
  play: async ({ canvas, step }) => {
    await step('[F3] says that a call takes its time', async () => {
      await expect(
        canvas.getByText(
          'The page took longer time to load, please check your network connectivity',
        ),
      ).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  args: { isOffline: true },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
