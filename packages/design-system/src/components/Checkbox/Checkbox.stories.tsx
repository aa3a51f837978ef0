import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Design System/Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Remember me', name: 'remember', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'For one day, on this device.', error: '' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} label="Not ticked" />
      <Checkbox {...args} label="Ticked" defaultChecked />
      <Checkbox {...args} label="Focus" className="pseudo-focus-visible" />
      <Checkbox {...args} label="With a hint" hint="For one day, on this device." />
      <Checkbox {...args} label="Invalid" error="Confirm that you are 18 or older." />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled and ticked" disabled defaultChecked />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label:
      'Saya berusia 18 tahun atau lebih dan telah membaca syarat dan ketentuan, kebijakan privasi, serta aturan permainan yang bertanggung jawab',
    error: 'Konfirmasikan usia Anda sebelum melanjutkan pendaftaran.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await step('by its words', async () => {
      await userEvent.click(canvas.getByText('Remember me'));
      await expect(box).toBeChecked();
    });
    await step('by Space', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};
