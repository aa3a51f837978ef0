import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Design System/Forms/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: {
    label: 'Password',
    labels: { show: 'Show what is typed', hide: 'Hide what is typed' },
    name: 'password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', hint: 'At least eight characters.' } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <PasswordField key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: 'Lantern#2024' },
  render: (args) => (
    <Stack>
      <PasswordField {...args} label="Filled" />
      <PasswordField {...args} label="Focus" className="pseudo-focus-visible" />
      <PasswordField {...args} label="Invalid" error="Wrong username or password" />
      <PasswordField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Kata sandi baru yang berbeda dari tiga kata sandi terakhir Anda',
    defaultValue: 'A long sentence makes a good password, and this one is long enough',
    hint: 'Setidaknya delapan karakter, dengan huruf besar, huruf kecil dan angka.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password');
    await step('is covered, and takes what is pasted', async () => {
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.click(input);
      await userEvent.paste('Lantern#2024');
      await expect(input).toHaveValue('Lantern#2024');
    });
    await step('is shown and covered by its button, by keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show what is typed' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide what is typed' }));
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveValue('Lantern#2024');
    });
  },
};
