import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CAPTCHA_LABELS, sampleCaptcha } from '../CaptchaField/CaptchaField.fixtures';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormCaptchaField } from './FormCaptchaField';
import { CAPTCHA_START, captchaSchema } from './FormCaptchaField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormCaptchaField',
  component: FormCaptchaField,
  tags: ['autodocs'],
  args: {
    name: 'captcha',
    label: 'Captcha',
    labels: CAPTCHA_LABELS,
    src: sampleCaptcha(2),
    onRefresh: fn(),
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Log in"
        schema={captchaSchema}
        defaultValues={CAPTCHA_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Log in</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormCaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'ready' } };

export const LongContent: Story = {
  args: { label: 'Ketikkan huruf dan angka yang terlihat pada gambar' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Captcha');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter the captcha'));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: CAPTCHA_LABELS.refresh }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.type(field, 'T9QNC{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ captcha: 'T9QNC' }));
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByLabelText('Captcha')).toBeInvalid());
  },
};
