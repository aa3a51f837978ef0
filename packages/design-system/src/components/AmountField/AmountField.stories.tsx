import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { AmountField } from './AmountField';
import { AMOUNT_LABELS, QUICK_AMOUNTS } from './AmountField.fixtures';

const meta = {
  title: 'Design System/Forms/AmountField',
  component: AmountField,
  tags: ['autodocs'],
  args: { label: 'Amount', name: 'amount', locale: 'en', currency: 'IDR', onChange: fn() },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'lg', quickAmounts: QUICK_AMOUNTS, labels: AMOUNT_LABELS, fractionDigits: 2 },
};

export const Variants: Story = {
  args: { defaultValue: '1250000.50' },
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <AmountField key={size} {...args} size={size} label={`size ${size}`} />
      ))}
      {['id', 'hi', 'de-CH', 'fr', 'ar-EG'].map((locale) => (
        <AmountField key={locale} {...args} locale={locale} label={`As written in ${locale}`} />
      ))}
      <AmountField {...args} label="Without digits after the point" fractionDigits={0} />
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: '250000.00', size: 'lg' },
  render: (args) => (
    <Stack gap={24}>
      <AmountField
        {...args}
        label="With quick amounts and limits"
        quickAmounts={QUICK_AMOUNTS}
        labels={AMOUNT_LABELS}
      />
      <AmountField {...args} label="Empty" defaultValue="" placeholder="0.00" />
      <AmountField {...args} label="Focus" className="pseudo-focus-visible" />
      <AmountField
        {...args}
        label="Invalid"
        defaultValue="20000.00"
        error="Enter at least IDR 50,000.00."
        labels={AMOUNT_LABELS}
      />
      <AmountField {...args} label="Not an amount" defaultValue="1.2.3" error="Enter an amount." />
      <AmountField {...args} label="Disabled" quickAmounts={QUICK_AMOUNTS} disabled />
    </Stack>
  ),
};

/** Quick amounts without limits, and limits without quick amounts. */
export const Missing: Story = {
  render: (args) => (
    <Stack gap={24}>
      <AmountField
        {...args}
        label="Without limits"
        quickAmounts={QUICK_AMOUNTS}
        labels={{ quickAmounts: 'Quick amounts' }}
      />
      <AmountField {...args} label="Without quick amounts" labels={AMOUNT_LABELS} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(QUICK_AMOUNTS.length);
    await expect(canvas.getAllByText(/At least/)).toHaveLength(1);
  },
};

export const LongContent: Story = {
  args: {
    label: 'Jumlah yang ingin Anda tarik ke rekening bank yang sudah terdaftar',
    locale: 'id',
    defaultValue: '123456789012345678901234.56',
    size: 'lg',
    quickAmounts: [...QUICK_AMOUNTS, { value: '123456789012', label: 'Seluruh saldo' }],
    hint: 'Penarikan diproses dalam satu hari kerja.',
    labels: {
      quickAmounts: 'Jumlah cepat',
      min: 'Paling sedikit IDR 50.000,00',
      max: 'Paling banyak IDR 1.000.000.000.000,00',
    },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { quickAmounts: QUICK_AMOUNTS, labels: AMOUNT_LABELS },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await step('is grouped when it is left, and plain while it is typed in', async () => {
      await userEvent.type(field, '1250000.5');
      await expect(field).toHaveValue('1250000.5');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1250000.50' });
      await userEvent.tab();
      await expect(field).toHaveValue('1,250,000.50');
      await userEvent.tab({ shift: true });
      await expect(field).toHaveValue('1250000.50');
    });
    await step('is overtyped when it is reached by Tab, and takes what is pasted', async () => {
      await userEvent.paste('IDR 2.500,75');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2500.75' });
    });
    await step('keeps what is no amount', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'all');
      await userEvent.tab();
      await expect(field).toHaveValue('all');
    });
    await step('takes a quick amount by keyboard and pointer', async () => {
      const quick = canvas.getByRole('button', { name: '50,000' });
      await expect(quick).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(quick).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toHaveValue('50,000');
      await userEvent.click(canvas.getByRole('button', { name: '100,000' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '100000' });
      await expect(quick).toHaveAttribute('aria-pressed', 'false');
    });
  },
};
