import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { PhoneField } from './PhoneField';
import { COUNTRIES, NUMBER } from './PhoneField.fixtures';

const meta = {
  title: 'Design System/Forms/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  args: {
    label: 'Mobile number',
    name: 'mobileNum',
    countries: COUNTRIES,
    labels: { country: 'Country code' },
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', hint: 'A code is sent to it.', placeholder: '', disabled: false },
};

export const Variants: Story = {
  args: { defaultValue: NUMBER },
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <PhoneField key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: NUMBER },
  render: (args) => (
    <Stack>
      <PhoneField {...args} label="Filled" />
      <PhoneField {...args} label="Empty" defaultValue={{ ...NUMBER, mobileNum: '' }} />
      <PhoneField {...args} label="Without a flag" countries={COUNTRIES.slice(-2)} />
      <PhoneField {...args} label="Focus" className="pseudo-focus-visible" />
      <PhoneField {...args} label="Invalid" error="Phone number format is incorrect" />
      <PhoneField {...args} label="Read only" readOnly />
      <PhoneField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Nomor ponsel yang terhubung dengan akun Anda dan dapat menerima pesan singkat',
    countries: [...COUNTRIES].reverse(),
    defaultValue: { countryCode: 'AG', countryDialingCode: '1268', mobileNum: '123456789012345' },
    error: 'Nomor ini terlalu panjang untuk negara yang dipilih; periksa kembali angkanya.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await step('groups the number as it is typed, and keeps the caret at its digit', async () => {
      await userEvent.click(field);
      await userEvent.type(field, '81234567890');
      // The numbering plans have to be loaded first.
      await waitFor(() => expect(field.value).toMatch(/^812\D3456\D7890$/), { timeout: 15_000 });
      await userEvent.type(field, '{Backspace}', {
        initialSelectionStart: 3,
        initialSelectionEnd: 3,
      });
      await waitFor(() => expect(field.selectionStart).toBe(2));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        value: { countryCode: 'ID', countryDialingCode: '62', mobileNum: '8134567890' },
      });
    });
    await step('takes the digit before the mark between two groups', async () => {
      await expect(field.value).toMatch(/^813\D4567\D890$/);
      await userEvent.type(field, '{Backspace}9', {
        initialSelectionStart: 4,
        initialSelectionEnd: 4,
      });
      await expect(args.onChange).toHaveBeenLastCalledWith({
        value: { countryCode: 'ID', countryDialingCode: '62', mobileNum: '8194567890' },
      });
    });
    await step('takes a whole number with its country', async () => {
      await userEvent.clear(field);
      await userEvent.paste('+65 8123 4567');
      await expect(country).toHaveValue('SG');
      await waitFor(() => expect(field).toHaveValue('8123 4567'));
    });
    await step('changes the country by keyboard, and keeps the number', async () => {
      await userEvent.tab({ shift: true });
      await expect(country).toHaveFocus();
      await userEvent.selectOptions(country, 'TH');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        value: { countryCode: 'TH', countryDialingCode: '66', mobileNum: '81234567' },
      });
    });
    await step('drops the zero of calls at home when it is left', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '0812345678');
      await userEvent.tab();
      await waitFor(() => expect(field.value.replaceAll(/\D/g, '')).toBe('812345678'));
    });
  },
};
