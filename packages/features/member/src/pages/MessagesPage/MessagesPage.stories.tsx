import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleMessages } from '../../testing/fixtures';
import { gatewayOf, inboxOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import MessagesPage from './MessagesPage';

const meta = {
  title: 'Features/Member/MessagesPage',
  component: MessagesPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.findAllByRole('listitem');

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('what has not been read says so', async () => {
      await expect(
        await screen.findByRole('button', { name: 'Unread: Your weekly rebate is ready' }),
      ).toBeVisible();
    });
    await step('several are chosen at once', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
      await expect(screen.getByText('10 selected')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    });
  },
};

export const Open: Story = {
  play: async ({ step }) => {
    await step('a message opens in full, with the page that it leads to', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: 'Unread: Your weekly rebate is ready' }),
      );
      await expect(await screen.findByRole('link', { name: 'Open the page' })).toHaveAttribute(
        'href',
        '/?member=rewardCenter',
      );
    });
  },
};

export const OpenInteraction: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await context.step('what is opened is read', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Hostile: Story = {
  parameters: gatewayOf(
    answer('getMessage', {
      messageId: 'ms-200',
      kind: 'SYSTEM',
      title: 'Your account was opened from a new place',
      content: '<p>Hello <img src=x onerror="window.hit=1"><script>window.hit=1</script></p>',
      link: 'javascript:alert(1)',
      read: true,
      sentAt: '2026-03-28T06:00:00Z',
    }),
  ),
  play: async ({ step }) => {
    await step('shows the words and none of the code', async () => {
      const [first] = await rows();
      await userEvent.click(first?.querySelector('button') ?? document.body);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toHaveTextContent('Hello'));
      await expect(dialog.querySelector('script, [onerror], a[href]')).toBeNull();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listMessages')) };

export const Empty: Story = { parameters: gatewayOf(inboxOf([])) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listMessages')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listMessages')) };

const askToDelete = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Delete 10 messages?' });
  const buttons = screen.getAllByRole('button', { name: 'Delete' });
  await userEvent.click(buttons.at(-1) ?? document.body);
};

export const NotDeleted: Story = {
  parameters: gatewayOf(tooOften('deleteMessages')),
  play: async ({ step }) => {
    await step('a refusal is said where it was asked, and the choice stays', async () => {
      await askToDelete();
      await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    });
  },
};

const choose = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose messages' }));
};

export const Kinds: Story = {
  play: async ({ step }) => {
    await step('[TR-06] kinds can be muted, and security can not', async () => {
      await choose();
      const promotion = await screen.findByRole('switch', { name: 'Promotion' });
      await expect(promotion).not.toBeChecked();
      await expect(screen.getByRole('switch', { name: 'Funds' })).toBeChecked();
      const security = screen.getByRole('switch', { name: 'Security' });
      await expect(security).toBeChecked();
      await expect(security).toBeDisabled();
      await expect(security).toHaveAccessibleDescription(/These always come/);
    });
  },
};

export const KindsInteraction: Story = {
  tags: ['no-visual'],
  play: async ({ step }) => {
    await step('the focus comes back to the button that opened it', async () => {
      await choose();
      await screen.findByRole('switch', { name: 'Funds' });
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Choose messages' })).toHaveFocus(),
      );
    });
  },
};

export const KindsLoading: Story = {
  parameters: gatewayOf(hang('getMessageKinds')),
  play: choose,
};

export const KindsFailed: Story = {
  parameters: gatewayOf(disconnect('getMessageKinds')),
  play: async () => {
    await choose();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

/** A choice that is refused: the switch goes back. */
export const KindNotChanged: Story = {
  parameters: gatewayOf(tooOften('setMessageKind')),
  play: async ({ step }) => {
    await step('[TR-06] says so, and shows what holds', async () => {
      await choose();
      await userEvent.click(await screen.findByRole('switch', { name: 'Funds' }));
      await expect(await screen.findByText('The choice could not be saved')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('switch', { name: 'Funds' })).toBeChecked());
    });
  },
};

export const Mobile: Story = {
  parameters: gatewayOf(inboxOf(sampleMessages(4), 1)),
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
