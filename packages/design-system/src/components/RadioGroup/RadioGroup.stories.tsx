import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { RADIO_GROUP_DIRECTIONS, RADIO_GROUP_VARIANTS, RadioGroup } from './RadioGroup';
import { BARE_OPTIONS, CHANNELS, LONG_OPTIONS, PAYMENT_METHODS } from './RadioGroup.fixtures';

const meta = {
  title: 'Design System/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: { label: 'Where shall we send the code', options: CHANNELS, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'plain', direction: 'column', hint: '', error: '', disabled: false },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      {RADIO_GROUP_VARIANTS.flatMap((variant) =>
        RADIO_GROUP_DIRECTIONS.map((direction) => (
          <RadioGroup
            key={`${variant}-${direction}`}
            {...args}
            variant={variant}
            direction={direction}
            label={`${variant} in a ${direction}`}
            options={PAYMENT_METHODS}
            defaultValue="wallet"
          />
        )),
      )}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <RadioGroup {...args} label="Nothing chosen" />
      <RadioGroup {...args} label="Chosen" defaultValue="email" />
      <RadioGroup {...args} label="With a hint" hint="It is the way that is on your account." />
      <RadioGroup {...args} label="Invalid" error="Choose one of these." />
      <RadioGroup {...args} label="Disabled" defaultValue="email" disabled />
      <RadioGroup
        {...args}
        label="Invalid cards"
        variant="card"
        direction="row"
        options={PAYMENT_METHODS}
        error="Choose a way to pay."
      />
    </Stack>
  ),
};

/** An option without a picture, one without a hint, and one with a label only. */
export const Missing: Story = {
  render: (args) => (
    <Stack gap={24}>
      {RADIO_GROUP_VARIANTS.map((variant) => (
        <RadioGroup
          key={variant}
          {...args}
          variant={variant}
          label={`Ways to pay, ${variant}`}
          options={BARE_OPTIONS}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const voucher of canvas.getAllByRole('radio', { name: 'Voucher' })) {
      await expect(voucher).not.toHaveAccessibleDescription();
    }
  },
};

export const LongContent: Story = {
  render: (args) => (
    <Stack gap={24}>
      {RADIO_GROUP_VARIANTS.map((variant) => (
        <RadioGroup key={variant} {...args} variant={variant} direction="row" />
      ))}
    </Stack>
  ),
  args: {
    label: 'Pilih cara pembayaran yang ingin Anda gunakan untuk setoran pertama Anda',
    options: LONG_OPTIONS,
    defaultValue: 'bank',
    error: 'Cara pembayaran ini sedang tidak tersedia; silakan pilih yang lain.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('by the words of an option', async () => {
      await userEvent.click(canvas.getByText('Email'));
      await expect(radio('Email')).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'email' });
    });
    await step('by the arrows, past what is disabled, and round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Name on the bank account')).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Mobile number')).toBeChecked();
      await expect(radio('Mobile number')).toHaveFocus();
    });
    await step('is one stop for Tab', async () => {
      await userEvent.tab();
      await expect(radio('Email')).not.toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
};
