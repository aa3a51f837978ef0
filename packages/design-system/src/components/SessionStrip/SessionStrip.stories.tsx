import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { SessionStrip } from './SessionStrip';
import { ARABIC_STRIP, STRIP_PROPS } from './SessionStrip.fixtures';

const meta = {
  title: 'Design System/Data/SessionStrip',
  component: SessionStrip,
  tags: ['autodocs'],
  args: { ...STRIP_PROPS, link: { href: '#limits', label: 'Limits' }, onRetry: fn() },
} satisfies Meta<typeof SessionStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [R06] [R07] [R08] [R31] Time of day, time played, net position and balance are one named group. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const strip = canvas.getByRole('group', { name: 'Your session' });
    for (const fact of ['14:05', '0:42:10', '−$ 12.50', '$ 487.50'])
      await expect(strip).toHaveTextContent(fact);
    await step('nothing that ticks is announced', async () => {
      await expect(strip.querySelector('[aria-live], [role="timer"]')).toBeNull();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

export const Playground: Story = { args: { status: 'ready', isBalanceHidden: false } };

export const States: Story = {
  render: (args) => (
    <Stack gap={16}>
      <SessionStrip {...args} net="$ 30.00" />
      <SessionStrip {...args} status="loading" played={null} net={null} balance={null} />
      <SessionStrip {...args} status="failed" />
      <SessionStrip {...args} isBalanceHidden />
      <SessionStrip {...args} timeOfDay="23:59" played="12:00:00" />
    </Stack>
  ),
};

/** Amounts that could not be loaded are not shown at all: old ones would be taken for the present ones. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('group', { name: 'Your session' });
    await expect(strip).toHaveTextContent('0:42:10');
    await expect(strip).not.toHaveTextContent('12.50');
    await expect(canvas.getByRole('status')).toHaveTextContent(/could not be loaded/);
  },
};

export const LongContent: Story = {
  args: {
    played: '23:42:10',
    net: '−IDR 1,234,567,890,123.45',
    balance: 'IDR 98,765,432,109,876.54',
    labels: { ...STRIP_PROPS.labels, played: 'Lama bermain', net: 'Posisi bersih sesi ini' },
  },
};

/** A phone of 375 px. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: ARABIC_STRIP,
  globals: { language: 'ar', direction: 'rtl' },
};

export const Interaction: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Limits' })).toHaveFocus();
  },
};
