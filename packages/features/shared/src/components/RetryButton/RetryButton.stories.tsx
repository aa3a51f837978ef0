import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RetryButton } from './RetryButton';

const LIMITED = {
  kind: 'refused',
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many requests, please try again after 5 minutes',
  details: { retryAfterSeconds: 300 },
};

const onRetry = fn();
const failed = (error: unknown) => ({ onRetry, error });

const meta = {
  title: 'Features/Shared/RetryButton',
  component: RetryButton,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { state: failed({ kind: 'network' }), variant: 'outline', tone: 'neutral' },
} satisfies Meta<typeof RetryButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Held: Story = {
  args: { state: failed(LIMITED) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveTextContent(/^Try again [45]:\d\d$/);
    await userEvent.click(button);
    await expect(onRetry).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
