import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { PlaySession } from '@parlour/gateway-openapi/saferPlay';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { RealityCheckSection } from './RealityCheckSection';

const withRegion: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />
  </>
);

const session = exampleOf('getPlaySession') as PlaySession;
const checkOf = (change: Partial<PlaySession['realityCheck']>) =>
  answer('getPlaySession', {
    ...session,
    realityCheck: { ...session.realityCheck, ...change },
  });

const gatewayOf = (...handlers: ReturnType<typeof answer>[]) => ({
  msw: { handlers: [...handlers, answer('getPlaySession'), answer('setRealityCheck')] },
});

const meta = {
  title: 'Features/Saferplay/RealityCheckSection',
  component: RealityCheckSection,
  tags: ['autodocs'],
  decorators: [withRegion, withFeatureProviders],
  parameters: { ...gatewayOf(), feature: { visitor: 'member' } },
} satisfies Meta<typeof RealityCheckSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice = (name: string) => screen.findByRole('radio', { name });

/** [SP-06] [R08] [R31] One of the policy's intervals, or none, is chosen by keyboard and saved by a press. */
export const Default: Story = {};

export const Interaction: Story = {
  play: async () => {
    const hourly = await choice('Every 60 minutes');
    await expect(hourly).toBeChecked();
    hourly.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(await choice('Every 15 minutes')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('You are reminded every 15 minutes')).toBeVisible();
  },
};

/** [SP-06] Turned off by the member, where the policy lets it be. */
export const Off: Story = {
  play: async () => {
    await userEvent.click(await choice('Never'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('You are not reminded any more')).toBeVisible();
  },
};

/** [SP-06] Where the policy requires the reminder, no choice turns it off. */
export const Required: Story = {
  parameters: gatewayOf(checkOf({ isRequired: true })),
  play: async () => {
    await choice('Every 60 minutes');
    await expect(screen.queryByRole('radio', { name: 'Never' })).toBeNull();
    await expect(screen.getByText('Here, the reminder cannot be turned off.')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: gatewayOf(
    refuse('setRealityCheck', { status: 403, code: 'FEATURE_OFF', message: 'Not offered.' }),
  ),
  play: async () => {
    await userEvent.click(await choice('Every 15 minutes'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Not offered.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getPlaySession')) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getPlaySession')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { language: 'id', viewport: { value: 'narrow' } } };
