import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { MESSAGE_KINDS, MessageRow } from './MessageRow';
import { LONG_MESSAGE, MESSAGE_LABELS, sampleMessage } from './MessageRow.fixtures';

const meta = {
  title: 'Design System/Content/MessageRow',
  component: MessageRow,
  tags: ['autodocs'],
  args: {
    message: sampleMessage('FUNDS'),
    labels: MESSAGE_LABELS,
    onOpen: fn(),
    onSelect: fn(),
    style: { maxWidth: 720 },
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onSelect: undefined } };

export const Playground: Story = { args: { isSelected: true } };

/** Every kind, and the read, selected, hovered and focused states. */
export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      {MESSAGE_KINDS.map((kind, at) => (
        <MessageRow key={kind} {...args} message={sampleMessage(kind, at > 3)} />
      ))}
      <MessageRow {...args} message={sampleMessage('SECURITY', true)} isSelected />
      <MessageRow {...args} message={sampleMessage('REWARD')} isSelected />
      <MessageRow {...args} className="pseudo-hover" message={sampleMessage('SYSTEM', true)} />
      <MessageRow {...args} onSelect={undefined} message={sampleMessage('SYSTEM', true)} />
    </Stack>
  ),
};

/** One long line without spaces, which is cut off between words. */
export const Thai: Story = {
  args: {
    message: {
      ...sampleMessage('FUNDS'),
      subject: 'รายการถอนเงินของคุณโอนเข้าบัญชีธนาคารเรียบร้อยแล้ว',
      excerpt: 'ยอดเงิน 500.00 กำลังเข้าบัญชีธนาคารของคุณ โปรดแจ้งให้เราทราบเมื่อได้รับเงินแล้ว',
      time: { text: '14 พ.ค. 12:04 น.', at: '2026-05-14T12:04:00Z' },
    },
    labels: {
      ...MESSAGE_LABELS,
      unread: 'ยังไม่อ่าน',
      select: 'เลือก',
      kinds: { ...MESSAGE_LABELS.kinds, FUNDS: 'การเงิน' },
    },
  },
  globals: { language: 'th' },
};

export const LongContent: Story = { args: { message: LONG_MESSAGE } };

export const Narrow: Story = {
  render: (args) => (
    <Stack gap={4}>
      <MessageRow {...args} />
      <MessageRow {...args} message={LONG_MESSAGE} isSelected />
      <MessageRow {...args} message={sampleMessage('AGENT', true)} />
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const subject = canvas.getByRole('button', { name: 'Unread: Your withdrawal has been paid' });
    const box = canvas.getByRole('checkbox', { name: 'Select Your withdrawal has been paid' });
    await step('a press on the text opens it', async () => {
      const { x, y } = canvas.getByText(/is on its way/).getBoundingClientRect();
      await expect(document.elementFromPoint(x + 4, y + 4)).toBe(subject);
      await userEvent.click(subject);
      await expect(args.onOpen).toHaveBeenCalledWith({ id: 'funds' });
    });
    await step('the box chooses it and opens nothing', async () => {
      await userEvent.click(box);
      await expect(args.onSelect).toHaveBeenCalledWith({ id: 'funds', isSelected: true });
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('by keyboard: first the box, then the message', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(args.onSelect).toHaveBeenCalledTimes(2);
      await userEvent.tab();
      await expect(subject).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
  },
};
