import { answer } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SETTINGS } from '../../testing/fixtures';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import SecurityPage from './SecurityPage';

// stories-check: no Loading, SecurityPage shows it
// stories-check: no Empty, SecurityPage shows it
// stories-check: no NetworkError, SecurityPage shows it
// stories-check: no BusinessError, SecurityPage shows it
const meta = {
  title: 'Features/Member/SecurityDialogs',
  component: SecurityPage,
  tags: ['autodocs', 'no-visual'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(
      answer('getSecuritySettings', {
        ...SETTINGS,
        twoFactorEnabled: true,
        recoveryCodesLeft: 3,
        socialProviders: ['lantern-id'],
      }),
    ),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons that open a dialog of this page. */
const OPENERS = [
  'Change: Payment password',
  'Change: Mobile number',
  'Change: Email',
  'Turn off: Two-step verification',
  'New codes: Recovery codes',
  'Add passkey',
  'Rename: My phone',
  'Remove: My phone',
  'Add bank account',
  'Remove: Oak Credit Union **** 2210',
  'Unlink: lantern-id',
  'End the others',
];

const closed = (opener: HTMLElement) =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  });

/** Each gives the focus back, by the keyboard and by its button. */
export const Interaction: Story = {
  play: async ({ step }) => {
    for (const name of OPENERS)
      await step(`the focus comes back: ${name}`, async () => {
        const opener = await screen.findByRole('button', { name });
        opener.focus();
        await userEvent.keyboard('{Enter}');
        const dialog = await screen.findByRole('dialog');
        // As the browser does at Escape, which a story can not press.
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        await closed(opener);
        await userEvent.click(opener);
        await screen.findByRole('dialog');
        await userEvent.click(screen.getByRole('button', { name: 'Close' }));
        await closed(opener);
      });
  },
};
