import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { CODE_LENGTHS, OneTimeCodeField } from './OneTimeCodeField';

const meta = {
  title: 'Design System/Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  tags: ['autodocs'],
  args: {
    label: 'Verification code',
    name: 'verificationCode',
    length: 6,
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Sent to the number that ends in 4567.' } };

export const Variants: Story = {
  args: { defaultValue: '2468' },
  render: ({ length: _, ...args }) => (
    <Stack gap={24}>
      {CODE_LENGTHS.map((length) => (
        <OneTimeCodeField key={length} {...args} length={length} label={`${length} digits`} />
      ))}
      <OneTimeCodeField {...args} label="Of unknown length" defaultValue="parlour-2468-a" />
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: '246' },
  render: (args) => (
    <Stack gap={24}>
      <OneTimeCodeField {...args} label="Empty" defaultValue="" />
      <OneTimeCodeField {...args} label="Begun" />
      <OneTimeCodeField {...args} label="Focus" className="pseudo-focus" />
      <OneTimeCodeField {...args} label="Complete" defaultValue="246810" />
      <OneTimeCodeField
        {...args}
        label="Invalid"
        defaultValue="111111"
        error="Please enter a valid verification code"
      />
      <OneTimeCodeField {...args} label="With a button" suffix={<Button>Send code</Button>} />
      <OneTimeCodeField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** Without a length there are no cells, and without a suffix there is no button. */
export const Missing: Story = {
  render: ({ length: _, ...args }) => <OneTimeCodeField {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    length: 8,
    defaultValue: '24681012',
    label: 'Kode verifikasi yang kami kirimkan ke nomor ponsel yang terdaftar pada akun Anda',
    hint: 'Kode berlaku selama lima menit. Jangan berikan kepada siapa pun, termasuk petugas kami.',
    error: 'Kode ini sudah tidak berlaku; mintalah kode yang baru.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await step('takes digits only, by keyboard', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('2a4-6');
      await expect(field).toHaveValue('246');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '246' });
    });
    await step('is corrected as any text', async () => {
      await userEvent.keyboard('{Backspace}{ArrowLeft}{ArrowLeft}1');
      await expect(field).toHaveValue('124');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step('takes a pasted code with spaces, and says that it is whole', async () => {
      await userEvent.clear(field);
      await userEvent.paste(' 246 - 810 ');
      await expect(field).toHaveValue('246810');
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '246810' });
    });
    await step('takes no more than it has cells', async () => {
      await userEvent.keyboard('9');
      await expect(field).toHaveValue('246810');
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
    });
  },
};
