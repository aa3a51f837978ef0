import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { NumberField } from './NumberField';

const meta = {
  title: 'Design System/Forms/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: {
    label: 'Quantity',
    name: 'quantity',
    labels: { increase: 'One more', decrease: 'One less' },
    min: '0',
    max: '20',
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', step: '1', hint: 'At most 20 a day.', error: '', disabled: false },
};

export const Variants: Story = {
  args: { defaultValue: '3' },
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <NumberField key={size} {...args} size={size} label={`size ${size}`} />
      ))}
      <NumberField {...args} label="With a unit" suffix="pieces" />
      <NumberField {...args} label="In steps of a quarter" step="0.25" defaultValue="1.75" />
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: '3' },
  render: (args) => (
    <Stack>
      <NumberField {...args} label="Filled" />
      <NumberField {...args} label="Empty" defaultValue="" placeholder="0" />
      <NumberField {...args} label="Focus" className="pseudo-focus-visible" />
      <NumberField {...args} label="At its least" defaultValue="0" />
      <NumberField {...args} label="At its most" defaultValue="20" />
      <NumberField {...args} label="Invalid" defaultValue="64" error="Take at most 20." />
      <NumberField {...args} label="Not a number" defaultValue="12 pcs" error="Enter a number." />
      <NumberField {...args} label="Read only" readOnly />
      <NumberField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Jumlah hadiah yang ingin Anda tukarkan dengan poin yang terkumpul bulan ini',
    defaultValue: '123456789012345678901234567890',
    max: '999999999999999999999999999999',
    suffix: 'potong',
    hint: 'Penukaran tidak dapat dibatalkan setelah dikirim; hadiah tiba dalam tiga hari kerja.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await step('by its buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
      await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
      await expect(field).toHaveValue('1');
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
    await step('by arrows, pages, Home and End', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(field).toHaveValue('2');
      await userEvent.keyboard('{PageUp}');
      await expect(field).toHaveValue('12');
      await userEvent.keyboard('{PageUp}');
      await expect(field).toHaveValue('20');
      await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
      await userEvent.keyboard('{Home}');
      await expect(field).toHaveValue('0');
      await userEvent.keyboard('{End}{PageDown}');
      await expect(field).toHaveValue('10');
      await expect(field).toHaveAttribute('aria-valuenow', '10');
    });
    await step('keeps what is typed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7x');
      await expect(field).toHaveValue('7x');
      await expect(field).not.toHaveAttribute('aria-valuenow');
    });
    await step('has one stop for Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'One less' })).not.toHaveFocus();
    });
  },
};
