import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import arabic from '../../labels/texts/ar.json';
import burmese from '../../labels/texts/my.json';
import thai from '../../labels/texts/th.json';
import { Grid } from '../../layout/Grid/Grid';
import { Calendar } from './Calendar';
import { CALENDAR_LABELS, labelsOf, MARKS, TODAY } from './Calendar.fixtures';

const meta = {
  title: 'Design System/Forms/Calendar',
  component: Calendar,
  tags: ['autodocs'],
  args: {
    label: 'Day of the bets',
    today: TODAY,
    labels: CALENDAR_LABELS,
    marks: MARKS,
    defaultValue: '',
    onMonth: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: '2026-11-12', min: '2026-09-10', max: TODAY, isLoading: false },
};

const PERIOD = { start: '2026-11-05', end: '2026-11-17' };

export const Variants: Story = {
  render: ({ label, today, labels, marks }) => {
    const shared = { today, labels: labels ?? {}, marks };
    return (
      <Grid minColumn={280} gap={32}>
        <Calendar {...shared} label={`${label}, one`} defaultValue="2026-11-12" />
        <Calendar {...shared} label={`${label}, period`} isRange defaultValue={PERIOD} />
      </Grid>
    );
  },
};

export const States: Story = {
  render: ({ label, today, labels, marks }) => {
    const shared = { today, labels: labels ?? {}, marks };
    const first = { start: '2026-11-10', end: '' };
    return (
      <Grid minColumn={280} gap={32}>
        <Calendar {...shared} label={`${label}, limited`} min="2026-11-03" max={today} />
        <Calendar
          {...shared}
          label={`${label}, some days closed`}
          isDayDisabled={(day) => /-(?:09|1[0-2])$/.test(day)}
        />
        <Calendar {...shared} label={`${label}, first day chosen`} isRange defaultValue={first} />
        <Calendar {...shared} label={`${label}, loading`} marks={{}} isLoading />
      </Grid>
    );
  },
};

/** No day is marked. */
export const Missing: Story = { args: { marks: {} } };

export const LongContent: Story = {
  args: {
    marks: {
      [TODAY]: {
        label: 'Dua puluh taruhan, di antaranya satu yang masih menunggu hasil pertandingan',
        tone: 'accent',
      },
    },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** The week begins on Saturday, and time runs from right to left. */
export const Arabic: Story = {
  args: { label: 'يوم الرهانات', labels: labelsOf(arabic, 'ar'), marks: {} },
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'السبت، 21 نوفمبر 2026' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'الأحد، 22 نوفمبر 2026' })).toHaveFocus();
  },
};

export const Thai: Story = {
  args: { label: 'วันที่เดิมพัน', labels: labelsOf(thai, 'th'), marks: {} },
  globals: { language: 'th', direction: 'ltr' },
};

/** A language that Chromium has no names of months in. */
export const Burmese: Story = {
  args: { label: 'လောင်းကြေးရက်', labels: labelsOf(burmese, 'my'), marks: {} },
  globals: { language: 'my', direction: 'ltr' },
};

export const Interaction: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, step }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await step('one stop for the Tab key, at today', async () => {
      day(/November 21/).focus();
      await expect(day(/November 21, 2026, 2 bets/)).toHaveAttribute('aria-current', 'date');
    });
    await step('by keyboard: days, weeks, months and years', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(day(/November 13/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(day(/Sunday, November 8/)).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(day(/October 8/)).toHaveFocus();
      await expect(args.onMonth).toHaveBeenLastCalledWith({ month: '2026-10' });
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2027-10-08' });
    });
    await step('by pointer: months, a jump, today, a day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await expect(canvas.getByRole('grid', { name: 'November 2027' })).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'March');
      await expect(canvas.getByRole('grid', { name: 'March 2027' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await expect(day(/November 21, 2026/)).toHaveFocus();
      await userEvent.click(day(/November 12/));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-12' });
      await expect(canvas.getByText('Reward to claim')).toBeVisible();
    });
  },
};
