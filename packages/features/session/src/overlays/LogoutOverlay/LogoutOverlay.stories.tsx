import { dismissToast, ToastRegion } from '@parlour/design-system/ToastRegion';
import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BY_USERNAME, gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import LogoutOverlay from './LogoutOverlay';

const meta = {
  title: 'Features/Session/LogoutOverlay',
  component: LogoutOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    feature: { visitor: 'member' },
    overlay: { name: 'logout' },
    ...gatewayOf(BY_USERNAME),
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof LogoutOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirmation' })).toBeNull());

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Confirmation' })).toBeVisible();
    await expect(screen.getByText('Are you sure you want to logout?')).toBeVisible();
  },
};

/** [R32] Who has logged out is told who helps. */
export const LoggedOutInteraction: Story = {
  parameters: gatewayOf(BY_USERNAME, answer('logout')),
  render: () => (
    <>
      <LogoutOverlay />
      <ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('You are logged out')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Help with gambling' })).toBeVisible();
    dismissToast();
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(BY_USERNAME, hang('logout')),
  play: async ({ step }) => {
    const confirm = await screen.findByRole('button', { name: 'OK' });
    await step('OK shows a loader and the dialog stays', async () => {
      await userEvent.click(confirm);
      await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(BY_USERNAME, disconnect('logout')),
  play: async ({ step }) => {
    await step('a call that fails still ends the session here', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
      await dialogIsGone();
    });
  },
};

export const CancelledInteraction: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
