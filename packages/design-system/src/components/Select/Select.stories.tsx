import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { Select } from './Select';
import { PERIODS } from './Select.fixtures';

const meta = {
  title: 'Design System/Forms/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'Period', options: PERIODS, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', hint: '', placeholder: 'Any time' } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <Select key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} label="Nothing chosen" placeholder="Any time" />
      <Select {...args} label="Chosen" defaultValue="month" />
      <Select {...args} label="Focus" className="pseudo-focus-visible" />
      <Select {...args} label="Invalid" error="Choose a period." placeholder="Any time" />
      <Select {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Periode riwayat transaksi yang ingin Anda tampilkan pada halaman ini',
    options: [
      { value: 'a', label: 'Tiga puluh hari terakhir termasuk semua setoran dan penarikan dana' },
    ],
    hint: 'Riwayat yang lebih lama dari satu tahun dapat diminta pada layanan pelanggan.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Period' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'week');
    await expect(select).toHaveValue('week');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('option', { name: 'This year' })).toBeDisabled();
  },
};
