import { hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BY_USERNAME, gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import TicketOverlay from './TicketOverlay';

// stories-check: no Loading, the account is known before it opens
// stories-check: no Empty, it always names the account or none
const meta = {
  title: 'Features/Session/TicketOverlay',
  component: TicketOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    feature: { visitor: 'member' },
    overlay: { name: 'ticket', ticket: 'a-ticket-of-a-link' },
    ...gatewayOf(BY_USERNAME),
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof TicketOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const followLink = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Use the link' }));

export const Ready: Story = {
  play: async ({ step }) => {
    await step('the account that is logged in is named, and staying comes first', async () => {
      await expect(await screen.findByText(/You are logged in as member1\./)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Stay as member1' })).toHaveFocus();
    });
  },
};

export const StayedInteraction: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Change the account?' });
    await userEvent.keyboard('{Enter}');
    await dialogIsGone();
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(BY_USERNAME, hang('getMemberInfo')),
  play: async () => {
    await followLink();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Use the link' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const ChangedInteraction: Story = {
  play: async () => {
    await followLink();
    await dialogIsGone();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
