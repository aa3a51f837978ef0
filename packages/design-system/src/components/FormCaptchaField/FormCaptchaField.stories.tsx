import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CAPTCHA_LABELS, sampleCaptcha } from '../CaptchaField/CaptchaField.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCaptchaField } from './FormCaptchaField';

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
      <SampleForm send="Log in">
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormCaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [CaptchaField](?path=/docs/design-system-forms-captchafield--docs). */
export const Default: Story = {};
