import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { DateRangeField } from './DateRangeField';
import { LONG_PERIODS, PERIODS, RANGE_LABELS, TODAY } from './DateRangeField.fixtures';
import { presetRange } from './presetRange';

const WEEK = presetRange('previous7', TODAY);

const meta = {
  title: 'Design System/Forms/DateRangeField',
  component: DateRangeField,
  tags: ['autodocs'],
  args: { label: 'Period', labels: RANGE_LABELS, onChange: fn() },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', presets: PERIODS, hint: 'At most one year.', max: TODAY },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      {FIELD_SIZES.map((size) => (
        <DateRangeField key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: WEEK },
  render: (args) => (
    <Stack gap={32}>
      <DateRangeField {...args} label="A preset is chosen" presets={PERIODS} />
      <DateRangeField {...args} label="Open to one side" defaultValue={{ ...WEEK, end: '' }} />
      <DateRangeField {...args} label="In the wrong order" defaultValue={REVERSED} />
      <DateRangeField {...args} label="Invalid" error="Choose a period of at most one year." />
      <DateRangeField {...args} label="Disabled" presets={PERIODS} disabled />
    </Stack>
  ),
};
const REVERSED = { start: WEEK.end, end: WEEK.start };

/** Without presets their row is not rendered. */
export const Missing: Story = {
  args: { presets: [], defaultValue: WEEK },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue(WEEK.start);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Periode riwayat transaksi yang ingin Anda tampilkan pada halaman ini',
    presets: LONG_PERIODS,
    labels: {
      ...RANGE_LABELS,
      start: 'Mulai dari tanggal ini',
      end: 'Sampai dengan dan termasuk tanggal ini',
    },
    hint: 'Riwayat yang lebih lama dari satu tahun dapat diminta pada layanan pelanggan.',
  },
};

export const Narrow: Story = {
  args: { presets: PERIODS, defaultValue: WEEK },
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  args: { presets: PERIODS },
  play: async ({ args, canvas, step }) => {
    const from = canvas.getByLabelText('From');
    const to = canvas.getByLabelText('To');
    const week = canvas.getByRole('button', { name: 'Previous 7 days' });
    await step('a preset sets both days, by pointer and by keyboard', async () => {
      await userEvent.click(week);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: WEEK });
      await expect(week).toHaveAttribute('aria-pressed', 'true');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(from).toHaveValue('2024-10-23');
      await expect(week).toHaveAttribute('aria-pressed', 'false');
    });
    await step('one day changes and the other stays, also past it', async () => {
      await fireEvent.change(from, { target: { value: '2024-12-24' } });
      await expect(to).toHaveValue('2024-11-21');
      await expect(to).toHaveAccessibleDescription(RANGE_LABELS.reversed);
      await expect(from).toBeInvalid();
    });
    await step('the right order makes the fault go', async () => {
      await fireEvent.change(to, { target: { value: '2024-12-26' } });
      await expect(from).toHaveValue('2024-12-24');
      await expect(from).toBeValid();
      await expect(to).not.toHaveAccessibleDescription();
    });
  },
};
