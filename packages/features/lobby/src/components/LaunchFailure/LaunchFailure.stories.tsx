import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LaunchFailure } from './LaunchFailure';

const meta = {
  title: 'Features/Lobby/LaunchFailure',
  component: LaunchFailure,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { fault: 'refused', message: null, onRetry: fn(), onRegister: fn() },
} satisfies Meta<typeof LaunchFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ args, canvas, step }) => {
    await step('[LAUNCH-05] a fresh address is a press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const InTheGatewaysWords: Story = {
  args: { message: 'This has changed in the meantime, please look again' },
};

export const Offline: Story = { args: { fault: 'offline' } };

export const TimedOut: Story = { args: { fault: 'timeout' } };

export const NoNetwork: Story = { args: { fault: 'network' } };

export const UnreadableAnswer: Story = { args: { fault: 'system' } };

export const FrameRefused: Story = { args: { fault: 'frame' } };

export const Spent: Story = { args: { fault: 'spent' } };

export const Unknown: Story = {
  args: { fault: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TrialUser: Story = {
  args: { fault: 'trial' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const NoRegistration: Story = {
  args: { fault: 'trial', onRegister: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Maintenance: Story = { args: { fault: 'maintenance', others: <p>Other games</p> } };

export const LongLanguage: Story = { args: { fault: 'spent' }, globals: { language: 'id' } };

export const Narrow: Story = {
  args: { fault: 'frame' },
  globals: { viewport: { value: 'narrow' } },
};
