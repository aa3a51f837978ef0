import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadError } from './LoadError';

const onRetry = fn();

const meta = {
  title: 'Features/Shared/LoadError',
  component: LoadError,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    title: 'The records could not be loaded',
    state: { message: 'Network link is abnormal, please try again', onRetry },
  },
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
