import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField';
import { SEND_CODE_STATUSES, SendCodeButton, type SendCodeButtonProps } from './SendCodeButton';
import { SEND_LABELS } from './SendCodeButton.fixtures';

/** Counts down after a press, as after an answer of the gateway. */
function Counting(props: SendCodeButtonProps) {
  const [until, setUntil] = useState<number>();
  return (
    <SendCodeButton
      {...props}
      until={until}
      onSend={() => {
        props.onSend();
        setUntil(Date.now() + 59_000);
      }}
    />
  );
}

/** Counts down from the first render. */
function Begun(props: SendCodeButtonProps) {
  const [until] = useState(() => Date.now() + 59_000);
  return <SendCodeButton {...props} until={until} />;
}

const meta = {
  title: 'Design System/Forms/SendCodeButton',
  component: SendCodeButton,
  tags: ['autodocs'],
  args: { labels: SEND_LABELS, onSend: fn() },
} satisfies Meta<typeof SendCodeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'idle', variant: 'quiet', size: 'md' } };

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      {SEND_CODE_STATUSES.map((status) => (
        <Inline key={status} gap={16}>
          <SendCodeButton {...args} status={status} />
          <SendCodeButton {...args} status={status} variant="outline" tone="neutral" />
        </Inline>
      ))}
      <Inline gap={16}>
        <Begun {...args} />
        <Begun {...args} variant="outline" tone="neutral" />
      </Inline>
    </Stack>
  ),
};

/** In its usual position, beside the code. */
export const InField: Story = {
  render: (args) => (
    <OneTimeCodeField label="Verification code" suffix={<Begun {...args} size="sm" />} />
  ),
};

export const LongContent: Story = {
  args: {
    labels: {
      ...SEND_LABELS,
      send: 'Kirimkan kode verifikasi ke nomor ponsel saya',
      seconds: (secondsLeft) => `${secondsLeft} detik lagi`,
    },
  },
  render: (args) => <Begun {...args} />,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  tags: ['no-visual'],
  render: (args) => <Counting {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Send code' });
    await step('by Enter, once however often it is pressed', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await userEvent.click(button);
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
    await step('counts, keeps focus and name, and says so once', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveTextContent('Send code59 s');
      await expect(button).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent(SEND_LABELS.started);
    });
  },
};
