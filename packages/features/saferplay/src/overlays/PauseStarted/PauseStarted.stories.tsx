import { overlayOpened, useCoreDispatch } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import PauseStarted from './PauseStarted';

const AT = { endsAt: '2026-03-21T09:26:53Z' };

function Opened({ kind, children }: { kind: PlayPause['kind']; children: ReactNode }) {
  const dispatch = useCoreDispatch();
  useEffect(() => {
    dispatch(overlayOpened({ name: 'pauseStarted', kind, ...AT }));
  }, [dispatch, kind]);
  return children;
}

const withRequest: Decorator = (Story, { parameters }) => (
  <Opened kind={(parameters as { kind: PlayPause['kind'] }).kind}>
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
  parameters: { kind: 'BREAK', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof PauseStarted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SP-07] Said after the logout: until when it holds, and that money can be withdrawn. */
export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your break has begun' })).toBeVisible();
    await expect(screen.getByText(/holds until March 21, 2026/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Exclusion: Story = { parameters: { kind: 'EXCLUSION' } };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
