import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import arabic from '../../labels/texts/ar.json';
import { Stack } from '../../layout/Stack/Stack';
import { BUTTON_SIZES } from '../Button/Button';
import { CALENDAR_LABELS, labelsOf, MARKS, TODAY } from '../Calendar/Calendar.fixtures';
import { CalendarPopover } from './CalendarPopover';

const meta = {
  title: 'Design System/Forms/CalendarPopover',
  component: CalendarPopover,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Day of the bets',
    today: TODAY,
    labels: CALENDAR_LABELS,
    marks: MARKS,
    defaultValue: '',
    onChange: fn(),
  },
} satisfies Meta<typeof CalendarPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  const [button] = canvas.getAllByRole('button');
  if (button) await userEvent.click(button);
  await canvas.findByRole('dialog');
};

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', placement: 'start', max: TODAY } };

export const Variants: Story = {
  args: { defaultValue: '2026-11-12' },
  render: ({ label, today, labels }) => (
    <Stack align="start">
      {BUTTON_SIZES.map((size) => (
        <CalendarPopover
          key={size}
          {...{ today, size }}
          labels={labels ?? {}}
          label={`${label}, ${size}`}
          defaultValue="2026-11-12"
        />
      ))}
    </Stack>
  ),
};

/** Open at the chosen day. */
export const States: Story = { args: { defaultValue: '2026-11-12' }, play: open };

/** No day is marked, and none chosen. */
export const Missing: Story = { args: { marks: {} }, play: open };

export const LongContent: Story = {
  render: ({ label, today, labels, marks }) => (
    <CalendarPopover
      {...{ label, today, marks }}
      labels={labels ?? {}}
      isRange
      defaultValue={{ start: '2026-09-12', end: '2026-11-18' }}
    />
  ),
};

export const Narrow: Story = {
  args: { defaultValue: '2026-11-12' },
  globals: { viewport: { value: 'narrow' } },
  play: open,
};

export const Arabic: Story = {
  args: { label: 'يوم الرهانات', labels: labelsOf(arabic, 'ar'), marks: {} },
  globals: { language: 'ar', direction: 'rtl' },
  play: open,
};

export const Interaction: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, step }) => {
    const button = () => canvas.getByRole('button', { name: /^Day of the bets: / });
    await step('opens by keyboard, at today', async () => {
      button().focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /November 21/ })).toHaveFocus(),
      );
    });
    await step('a choice closes it, and the button has it', async () => {
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-20' });
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(button()).toHaveTextContent('Friday, November 20, 2026');
      await waitFor(() => expect(button()).toHaveFocus());
    });
    await step('by pointer', async () => {
      await userEvent.click(button());
      await userEvent.click(await canvas.findByRole('button', { name: /November 13/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-13' });
    });
  },
};
