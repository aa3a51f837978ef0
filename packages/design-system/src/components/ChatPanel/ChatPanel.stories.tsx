import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LabelsProvider } from '../../labels/LabelsProvider';
import arabic from '../../labels/texts/ar.json';
import thai from '../../labels/texts/th.json';
import { Badge } from '../Badge/Badge';
import { ChatPanel } from './ChatPanel';
import {
  CHAT,
  CHAT_IN_ARABIC,
  CHAT_IN_THAI,
  CHAT_LABELS,
  CHAT_STATES,
  LiveChat,
  LONG_CHAT,
  LONG_WORDS,
} from './ChatPanel.fixtures';

const meta = {
  title: 'Design System/Content/ChatPanel',
  component: ChatPanel,
  tags: ['autodocs'],
  args: {
    messages: CHAT,
    labels: CHAT_LABELS,
    onSend: fn(),
    onRetry: fn(),
    onReload: fn(),
    style: { blockSize: 520, maxInlineSize: 420 },
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { service: 'open', status: 'ready', typing: 'Mira' } };

/** Sent, failed and unread messages, and somebody who types. */
export const States: Story = {
  args: { messages: CHAT_STATES, unreadFrom: 't1', typing: 'Mira', style: { maxInlineSize: 420 } },
};

export const Empty: Story = { args: { messages: [] } };

export const Loading: Story = { args: { messages: [], status: 'loading' } };

export const Failed: Story = { args: { messages: [], status: 'failed' } };

export const Queued: Story = { args: { service: 'queued', queuePosition: 3 } };

export const Closed: Story = {
  args: {
    service: 'closed',
    hours: 'We are back tomorrow at 9:00. Write to help@parlour.example.',
  },
};

/** Closed, and nothing is known about opening hours. */
export const Missing: Story = { args: { service: 'closed' } };

export const Offline: Story = { args: { service: 'offline' } };

/** Files that go with the next message. */
export const Attachments: Story = { args: { attachments: <Badge>receipt.png</Badge> } };

export const LongContent: Story = { args: { messages: LONG_WORDS } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { messages: CHAT_IN_ARABIC, labels: undefined, typing: 'ميرا' },
  render: (args) => (
    <LabelsProvider labels={arabic} language="ar">
      <ChatPanel {...args} />
    </LabelsProvider>
  ),
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  args: { messages: CHAT_IN_THAI, labels: undefined, service: 'queued', queuePosition: 2 },
  render: (args) => (
    <LabelsProvider labels={thai} language="th">
      <ChatPanel {...args} />
    </LabelsProvider>
  ),
  globals: { language: 'th' },
};

export const Interaction: Story = {
  args: { messages: LONG_CHAT, onLoadOlder: fn(), style: undefined },
  render: (args) => <LiveChat {...args} />,
  play: async ({ args, canvas, step }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    const answer = () => userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await step('[PK-06] it opens at the end', async () => {
      await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    });
    await step('[PK-06] by keyboard: Shift and Enter begin a line, Enter sends', async () => {
      await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith({ text: 'One\ntwo' });
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('[PK-06] a new answer is announced alone, and followed', async () => {
      await answer();
      const told = canvas.getAllByRole('status').map(({ textContent }) => textContent);
      await expect(told).toContain('Mira: It is on its way.');
      await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    });
    await step('[PK-06] older messages keep the position', async () => {
      log.scrollTop = 30;
      const line = canvas.getByText('Line 2 of a longer talk about a withdrawal.');
      const top = line.getBoundingClientRect().top;
      await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
      await canvas.findByText('An older message.');
      await expect(Math.abs(line.getBoundingClientRect().top - top)).toBeLessThan(2);
    });
    await step('[PK-06] a new one below is counted; by pointer to the latest', async () => {
      await answer();
      await userEvent.click(await canvas.findByRole('button', { name: 'Latest message, new: 1' }));
      await waitFor(() => expect(fromEnd()).toBeLessThan(2));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Latest/ })).toBeNull());
    });
  },
};
