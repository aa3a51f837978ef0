import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BY_USERNAME, gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import SessionEndingOverlay from './SessionEndingOverlay';

// stories-check: no Loading, it opens with all that it says
// stories-check: no Empty, it always says how long is left
const meta = {
  title: 'Features/Session/SessionEndingOverlay',
  component: SessionEndingOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    feature: { visitor: 'member' },
    overlay: { name: 'sessionEnding', endsAt: Date.now() + 119_000, canStay: true },
    ...gatewayOf(BY_USERNAME),
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof SessionEndingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }));
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ step }) => {
    await step('the warning can be answered by one key', async () => {
      await expect(
        await screen.findByRole('dialog', { name: 'Are you still there?' }),
      ).toBeVisible();
      await expect(screen.getByRole('timer')).toHaveTextContent(/^Time left: \d+:\d\d$/);
      await expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus();
    });
  },
};

export const StayedInteraction: Story = {
  parameters: gatewayOf(BY_USERNAME, answer('getLoginInfo')),
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await dialogIsGone();
  },
};

export const ClosedInteraction: Story = {
  parameters: gatewayOf(BY_USERNAME, answer('getLoginInfo')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await dialogIsGone();
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(BY_USERNAME, hang('getLoginInfo')),
  play: async () => {
    await stay();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(BY_USERNAME, disconnect('getLoginInfo')),
  play: async () => {
    await stay();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const LongestTime: Story = {
  parameters: {
    overlay: { name: 'sessionEnding', endsAt: Date.now() + 119_000, canStay: false },
  },
};

export const LongestTimeInteraction: Story = {
  ...LongestTime,
  play: async () => {
    await expect(await screen.findByText(/about to reach its longest time/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await dialogIsGone();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
