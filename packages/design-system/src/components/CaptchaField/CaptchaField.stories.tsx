import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { CaptchaField } from './CaptchaField';
import { CAPTCHA_LABELS, sampleCaptcha } from './CaptchaField.fixtures';

const meta = {
  title: 'Design System/Forms/CaptchaField',
  component: CaptchaField,
  tags: ['autodocs'],
  args: {
    label: 'Captcha',
    name: 'captcha',
    labels: CAPTCHA_LABELS,
    src: sampleCaptcha(1),
    onRefresh: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { status: 'ready', hint: 'Capital and small letters are the same.', disabled: false },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <CaptchaField key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: 'R4HWD' },
  render: (args) => (
    <Stack gap={24}>
      <CaptchaField {...args} label="Ready" />
      <CaptchaField {...args} label="Another one is loading" status="loading" />
      <CaptchaField {...args} label="Failed" status="failed" />
      <CaptchaField {...args} label="Invalid" error="Please enter the captcha" />
      <CaptchaField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** Before the first picture has loaded. */
export const Missing: Story = { args: { src: undefined, status: 'loading' } };

export const LongContent: Story = {
  args: {
    label: 'Ketikkan huruf dan angka yang terlihat pada gambar',
    error: 'Huruf dan angka tidak sesuai dengan gambar; silakan coba lagi dengan gambar baru.',
    labels: {
      ...CAPTCHA_LABELS,
      failed: 'Gambar tidak dapat dimuat; silakan minta gambar yang baru.',
    },
    status: 'failed',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Captcha' });
    await step('takes what is typed', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('R4HWD');
      await expect(field).toHaveValue('R4HWD');
    });
    await step('asks for another picture by keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show another picture' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    });
  },
};
