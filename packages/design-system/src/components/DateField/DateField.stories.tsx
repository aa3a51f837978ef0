import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { DateField } from './DateField';

const meta = {
  title: 'Design System/Forms/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'Date of birth', name: 'birthday', autoComplete: 'bday', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', hint: 'As in your passport.', min: '1900-01-01', max: '2006-11-21' },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <DateField
          key={size}
          {...args}
          size={size}
          label={`size ${size}`}
          defaultValue="1990-04-12"
        />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: '1990-04-12' },
  render: (args) => (
    <Stack>
      <DateField {...args} label="Empty" defaultValue="" />
      <DateField {...args} label="Filled" />
      <DateField {...args} label="Focus" className="pseudo-focus-visible" />
      <DateField {...args} label="With a hint" hint="As in your passport." />
      <DateField {...args} label="Invalid" error="You have to be 18 or older." />
      <DateField {...args} label="Read only" readOnly />
      <DateField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Tanggal lahir pemilik rekening seperti yang tertulis di kartu identitas',
    defaultValue: '1990-12-30',
    hint: 'Tanggal ini diperiksa pada penarikan dana pertama dan tidak dapat diubah lagi setelahnya.',
    error: 'Anda harus berusia 18 tahun atau lebih untuk mendaftar di situs ini.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Date of birth');
    await step('its label puts focus into it', async () => {
      await userEvent.click(canvas.getByText('Date of birth'));
      await expect(input).toHaveFocus();
    });
    await step('takes a day by keyboard, and goes on to the next by Tab', async () => {
      await userEvent.keyboard('1985-08-17');
      await expect(input).toHaveValue('1985-08-17');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await expect(input).not.toHaveFocus();
    });
    await step('holds the day that is picked as its ISO form', async () => {
      // The segments of the native control are not in the DOM, so the whole date is set.
      await fireEvent.change(input, { target: { value: '1990-04-12' } });
      await expect(input).toHaveValue('1990-04-12');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};
