import { type OverlayRequest, overlayOpened } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStore } from '../../testing/withStore';
import { withTrace } from '../../testing/withTrace';
import MessageOverlay from './MessageOverlay';

const NEEDS_AN_ACCOUNT: OverlayRequest = {
  name: 'message',
  titleKey: 'in_need_account_title',
  textKey: 'in_need_true_account',
  confirmKey: 'in_increase_submit',
  confirmAction: null,
};

const MAINTENANCE: OverlayRequest = {
  name: 'message',
  titleKey: 'shared:gameMaintenance.title',
  textKey: 'shared:gameMaintenance.text',
  confirmKey: 'actions.ok',
  confirmAction: null,
};

const HOUSE_RULES: OverlayRequest = {
  name: 'message',
  tone: 'plain',
  titleKey: 'frame:status.service',
  html: '<p>Cards are dealt at <b>noon</b>.</p><script>document.title = "taken"</script>',
  confirmKey: 'actions.ok',
  confirmAction: null,
  buttons: [{ labelKey: 'actions.register', action: overlayOpened({ name: 'register' }) }],
  isCoverDisabled: true,
};

const meta = {
  title: 'Features/Frame/MessageOverlay',
  component: MessageOverlay,
  tags: ['autodocs'],
  decorators: [withTrace, withStore({ overlay: NEEDS_AN_ACCOUNT }), withFeatureProviders],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof MessageOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ step }) => {
    await step('what a trial user reads', async () => {
      await expect(
        await screen.findByRole('dialog', { name: 'A full account is needed' }),
      ).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
    });
  },
};

export const NothingToSay: Story = {
  decorators: [withStore({ overlay: { name: 'logout' } })],
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };

export const ConfirmedInteraction: Story = {
  decorators: [
    withTrace,
    withStore({
      overlay: { ...NEEDS_AN_ACCOUNT, confirmAction: overlayOpened({ name: 'login' }) },
    }),
  ],
  play: async ({ canvas, step }) => {
    await step('the way on closes the message and does what it was given', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
      await isGone();
      await expect(canvas.getAllByRole('status', { name: 'Dialog' })[0]).toHaveTextContent('login');
    });
  },
};

export const KeyboardInteraction: Story = {
  play: async ({ canvas, step }) => {
    await step('Escape only closes', async () => {
      const dialog = await screen.findByRole('dialog');
      // The browser's event for Escape; a simulated key press does not trigger it.
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await isGone();
      await waitFor(() =>
        expect(canvas.getByRole('status', { name: 'Dialog' })).toHaveTextContent('none'),
      );
    });
  },
};

export const WithHtml: Story = {
  decorators: [withTrace, withStore({ overlay: HOUSE_RULES })],
  play: async ({ step }) => {
    await step(
      '[MOD-09] shows HTML once it is clean, and stays when the cover is pressed',
      async () => {
        const dialog = await screen.findByRole('dialog');
        await within(dialog).findByText('noon');
        await expect(document.title).not.toBe('taken');
        await userEvent.click(dialog);
        await expect(dialog).toBeVisible();
      },
    );
  },
};

export const SeveralButtonsInteraction: Story = {
  decorators: WithHtml.decorators,
  play: async ({ canvas, step }) => {
    await screen.findByRole('dialog');
    await step('[MOD-09] each button does what it was given', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Register' }));
      await waitFor(() =>
        expect(canvas.getAllByRole('status', { name: 'Dialog' })[0]).toHaveTextContent('register'),
      );
    });
  },
};

export const ClosesByItselfTest: Story = {
  decorators: [withTrace, withStore({ overlay: { ...MAINTENANCE, autoCloseMs: 1 } })],
  play: async ({ canvas, step }) => {
    await step('[MOD-09] nobody is at it, so its time runs out', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('status', { name: 'Dialog' })[0]).toHaveTextContent('none'),
      );
      await isGone();
    });
  },
};
