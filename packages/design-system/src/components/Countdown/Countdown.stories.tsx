import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Badge } from '../Badge/Badge';
import { COUNTDOWN_SIZES, Countdown, type CountdownProps } from './Countdown';
import {
  ARABIC_COUNTDOWN,
  COUNTDOWN_LABELS,
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  THAI_COUNTDOWN,
} from './Countdown.fixtures';

interface LeftProps extends Omit<CountdownProps, 'until'> {
  /** Time left at the first render, in ms. */
  ms?: number;
}

/** Counts down from the first render. */
function Left({ ms = 2 * DAY + 14 * HOUR + 5 * MINUTE + 9 * SECOND, ...props }: LeftProps) {
  const [until] = useState(() => Date.now() + ms);
  return <Countdown {...props} until={until} />;
}

// stories-check: no Interaction, nothing can be pressed
const meta = {
  title: 'Design System/Data/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  args: { label: 'Kick-off', until: 0, labels: COUNTDOWN_LABELS, onEnd: fn() },
  render: ({ until: _, ...args }) => <Left {...args} />,
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A timer with a name, whose content is words; no figure is announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Kick-off' });
    await expect(timer).toHaveTextContent(/2 days 14 hours/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Playground: Story = { args: { size: 'md', isLabelHidden: false, locale: 'en' } };

export const Variants: Story = {
  render: ({ until: _, ...args }) => (
    <Stack gap={24}>
      {COUNTDOWN_SIZES.map((size) => (
        <Left key={size} {...args} size={size} />
      ))}
      {COUNTDOWN_SIZES.map((size) => (
        <Left key={size} {...args} size={size} isLabelHidden />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: ({ until: _, ...args }) => (
    <Stack gap={24}>
      <Left {...args} label="Draw 20260514" ms={9 * HOUR + 30 * MINUTE} />
      <Left {...args} label="Draw 20260514" ms={42 * SECOND} />
      <Left {...args} label="Time is up" ms={0} />
      <Left {...args} size="sm" ms={9 * HOUR + 30 * MINUTE} />
      <Left {...args} size="sm" ms={4 * MINUTE + 7 * SECOND} />
      <Left {...args} size="sm" ms={0}>
        <Badge tone="positive">Live</Badge>
      </Left>
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { label: 'Penawaran khusus akhir pekan untuk seluruh pertandingan berakhir' },
  render: ({ until: _, ...args }) => (
    <Stack gap={24}>
      {COUNTDOWN_SIZES.map((size) => (
        <Left key={size} {...args} size={size} ms={1284 * DAY + 23 * HOUR} />
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  ...Variants,
  args: ARABIC_COUNTDOWN,
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = { ...Variants, args: THAI_COUNTDOWN, globals: { language: 'th' } };

/** What the owner gives stands in its place, and screen readers are told once. */
export const Ended: Story = {
  args: { marks: [0], children: <Badge tone="positive">Live now</Badge> },
  render: ({ until: _, ...args }) => <Left {...args} ms={400} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Live now')).toBeVisible(), { timeout: 3000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Kick-off: time is up');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
