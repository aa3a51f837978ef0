import { disconnect, refuse } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import SideBar from './SideBar';

const ALL = { sideBar: ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TELEPHONE'] };
const NONE = { sideBar: ['YOUTUBE'] };

/** The end edge of a page. */
const atEdge: Decorator = (Story) => (
  <div
    style={{ minBlockSize: '560px', display: 'grid', justifyItems: 'end', alignItems: 'center' }}
  >
    <Story />
  </div>
);

// stories-check: no untouched, a press opens it
const meta = {
  title: 'Features/Support/SideBar',
  component: SideBar,
  tags: ['autodocs'],
  decorators: [atEdge, ...withSite],
  parameters: {
    ...gatewayOf(),
    feature: { merchant: ALL },
    docs: { story: { inline: false, height: '600px' } },
  },
} satisfies Meta<typeof SideBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole('button', { name: 'Help and contact' }));
const opened: Story['play'] = async () => {
  await open();
  await screen.findByRole('img', { name: 'QR code of this site' });
};

export const Ready: Story = {
  play: async ({ step }) => {
    await step('the entries that are configured, in their order', async () => {
      await open();
      await waitFor(() =>
        expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
          'Live chatAround the clock',
          'Payments deskDeposits and withdrawals · Closed now',
          'Community',
          'Messages',
          'Hotline: +44 1632 960 123Daily, 09:00 to 21:00',
        ]),
      );
    });
  },
};

export const Empty: Story = { parameters: { feature: { merchant: NONE } }, play: opened };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getChatModels')),
  play: async () => {
    await open();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    const community = screen.getByRole('link', { name: 'Community' });
    await expect(community).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ChatRefused: Story = {
  tags: ['no-visual'],
  parameters: gatewayOf(
    refuse('launchChat', { status: 403, code: 'FORBIDDEN', message: 'Closed at this hour.' }),
  ),
  play: async ({ step }) => {
    await step('a chat that can not be opened says why', async () => {
      await open();
      await userEvent.click(await screen.findByRole('button', { name: /^Live chat/ }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Closed at this hour.');
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(tooOften('getChatModels')),
  play: async () => {
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveTextContent(/^Try again [45]:\d\d$/);
  },
};

export const Mobile: Story = {
  globals: { language: 'id', viewport: { value: 'mobile' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('Pusat bantuan');
  },
};
