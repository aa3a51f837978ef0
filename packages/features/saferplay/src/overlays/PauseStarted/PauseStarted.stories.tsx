import { overlayOpened, useCoreDispatch } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { COOLING_OFF, EXCLUDED, ON_BREAK } from '../../testing/pauses';
import PauseStarted from './PauseStarted';

function Opened({ pause, children }: { pause: PlayPause; children: ReactNode }) {
  const dispatch = useCoreDispatch();
  useEffect(() => {
    dispatch(overlayOpened({ name: 'pauseStarted', pause }));
  }, [dispatch, pause]);
  return children;
}

const withRequest: Decorator = (Story, { parameters }) => (
  <Opened pause={(parameters as { pause: PlayPause }).pause}>
    <Story />
  </Opened>
);

// stories-check: no Loading, it opens with all that it says
// stories-check: no Empty, it always has something to say
// stories-check: no NetworkError, it calls nothing
const meta = {
  title: 'Features/Saferplay/PauseStarted',
  component: PauseStarted,
  tags: ['autodocs'],
  decorators: [withRequest, withFeatureProviders],
  parameters: { pause: ON_BREAK, docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof PauseStarted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SP-07] Said after the logout: until when it holds, and that money can be withdrawn. */
export const Ready: Story = {};

export const Interaction: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your break has begun' })).toBeVisible();
    await expect(screen.getByText(/holds until March 21, 2026/)).toBeVisible();
    await expect(screen.getByText('You are logged out on every device.')).toBeVisible();
    await expect(screen.getByText(/to withdraw what is available/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** [SP-07] [R25] An exclusion that ends by itself: from when on play is possible, the cooling-off included. */
export const Automatic: Story = {
  parameters: { pause: COOLING_OFF },
  play: async () => {
    await expect(await screen.findByText(/can play again from September 15, 2026/)).toBeVisible();
    await expect(screen.queryByText(/holds until/)).toBeNull();
  },
};

/** [SP-07] [R25] An exclusion that stays after its time. */
export const OnRequest: Story = {
  parameters: { pause: EXCLUDED },
  play: async () => {
    await expect(await screen.findByText(/holds until September 14, 2026/)).toBeVisible();
    await expect(screen.getByText(/stays until you ask for its end/)).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
