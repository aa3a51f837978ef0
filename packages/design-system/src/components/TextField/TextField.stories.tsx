import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchIcon } from '../../icons/SearchIcon';
import { UserIcon } from '../../icons/UserIcon';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { TextField } from './TextField';

const meta = {
  title: 'Design System/Forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Username', name: 'username', autoComplete: 'username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', hint: 'Six to twelve letters or digits.', placeholder: '', disabled: false },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <TextField key={size} {...args} size={size} label={`size ${size}`} prefix={<UserIcon />} />
      ))}
      <TextField {...args} label="Search games" type="search" prefix={<SearchIcon />} />
      <TextField {...args} label="Mobile number" inputMode="tel" prefix="+62" />
      <TextField {...args} label="Amount" inputMode="decimal" suffix="IDR" />
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: 'evening_guest' },
  render: (args) => (
    <Stack>
      <TextField {...args} label="Filled" />
      <TextField {...args} label="Empty" defaultValue="" placeholder="As on your account" />
      <TextField {...args} label="Focus" className="pseudo-focus-visible" />
      <TextField {...args} label="With a hint" hint="Six to twelve letters or digits." />
      <TextField {...args} label="Invalid" error="Username/Email does not exist" />
      <TextField {...args} label="Read only" readOnly />
      <TextField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** Only a prefix, only a suffix, or neither; an empty hint takes no space. */
export const Missing: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} label="Without a suffix" prefix={<UserIcon />} />
      <TextField {...args} label="Without a prefix" suffix="IDR" />
      <TextField {...args} label="Without either" hint="" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bare = canvas.getByRole('textbox', { name: 'Without either' });
    await expect(bare).not.toHaveAccessibleDescription();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Nama lengkap pemilik rekening seperti yang tertulis di buku tabungan Anda',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel',
    hint: 'Nama ini harus sama dengan nama di rekening bank, agar penarikan dana tidak tertunda.',
    error: 'Nama terlalu panjang; tuliskan paling banyak empat puluh huruf tanpa angka.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await step('its label puts focus into it', async () => {
      await userEvent.click(canvas.getByText('Username'));
      await expect(input).toHaveFocus();
    });
    await step('takes what is typed', async () => {
      await userEvent.keyboard('member1');
      await expect(input).toHaveValue('member1');
      await expect(args.onChange).toHaveBeenCalledTimes(7);
    });
  },
};
