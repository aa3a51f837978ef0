import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES, Field } from './Field';

// stories-check: no Interaction, it is in the stories of the controls
const meta = {
  title: 'Design System/Forms/Field',
  component: Field,
  tags: ['autodocs'],
  args: {
    label: 'Share of the stake',
    children: (control) => (
      <input {...control} type="range" min={0} max={100} style={{ blockSize: 44 }} />
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', hint: 'In steps of one.', error: '' } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <Field key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Field {...args} hint="In steps of one." />
      <Field {...args} error="Choose at least ten." />
      <Field {...args} hint="In steps of one." error="Choose at least ten." />
    </Stack>
  ),
};

/** Empty texts take no space and describe nothing. */
export const Missing: Story = {
  args: { hint: '', error: '' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Share of the stake');
    await expect(control).not.toHaveAccessibleDescription();
    await expect(control).toBeValid();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Persentase dari taruhan yang ingin Anda sisihkan untuk hadiah utama mingguan',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger',
    error:
      'Jumlah yang dimasukkan melebihi batas harian akun Anda; masukkan jumlah yang lebih kecil atau hubungi layanan pelanggan.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
