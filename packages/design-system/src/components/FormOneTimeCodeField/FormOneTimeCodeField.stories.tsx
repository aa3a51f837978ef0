import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormOneTimeCodeField } from './FormOneTimeCodeField';

const meta = {
  title: 'Design System/Forms/FormOneTimeCodeField',
  component: FormOneTimeCodeField,
  tags: ['autodocs'],
  args: { name: 'verificationCode', label: 'Verification code', length: 6 },
  decorators: [
    (Story) => (
      <SampleForm send="Log in">
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormOneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [OneTimeCodeField](?path=/docs/design-system-forms-onetimecodefield--docs). */
export const Default: Story = {};
