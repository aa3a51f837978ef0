import type { LaunchFailureReason } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LaunchFailure } from './LaunchFailure';

const failed = (reason: LaunchFailureReason, message: string | null = null) =>
  ({ status: 'failed', reason, message }) as const;

const REASONS = ['offline', 'timeout', 'network', 'system', 'frame', 'spent', 'paused'] as const;

const meta = {
  title: 'Features/Lobby/LaunchFailure',
  component: LaunchFailure,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { launch: failed('refused'), onRetry: fn(), onRegister: fn() },
} satisfies Meta<typeof LaunchFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};

export const RefusedInteraction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a fresh address is a press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const AskedTooOften: Story = {
  args: {
    launch: {
      ...failed('refused', 'Too many requests, please try again after 5 minutes'),
      error: {
        kind: 'refused',
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many requests, please try again after 5 minutes',
        details: { retryAfterSeconds: 300 },
      },
    },
  },
  play: async ({ args, canvas, step }) => {
    await step('[F28] a fresh address waits until the gateway hears of it again', async () => {
      const button = canvas.getByRole('button', { name: 'Open it again' });
      await expect(button).toHaveTextContent(/^Open it again [45]:\d\d$/);
      await userEvent.click(button);
      await expect(args.onRetry).not.toHaveBeenCalled();
    });
  },
};

export const Unknown: Story = {
  args: { launch: failed('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TrialUser: Story = {
  args: { launch: failed('trial') },
};

export const TrialUserInteraction: Story = {
  ...TrialUser,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const NoRegistration: Story = {
  args: { launch: failed('trial'), onRegister: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Maintenance: Story = {
  args: { launch: failed('maintenance'), others: <p>Other games</p> },
};

/** The text of every error. */
export const Words: Story = {
  render: (args) => (
    <>
      {REASONS.map((reason) => (
        <LaunchFailure key={reason} {...args} launch={failed(reason)} />
      ))}
      <LaunchFailure
        {...args}
        launch={failed('refused', 'This has changed in the meantime, please look again')}
      />
    </>
  ),
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
