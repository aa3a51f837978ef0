import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { PAYMENT_METHODS } from '../RadioGroup/RadioGroup.fixtures';
import { FormRadioGroup } from './FormRadioGroup';

const meta = {
  title: 'Design System/Forms/FormRadioGroup',
  component: FormRadioGroup,
  tags: ['autodocs'],
  args: { name: 'contact', label: 'Way to pay', options: PAYMENT_METHODS, variant: 'card' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormRadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [RadioGroup](?path=/docs/design-system-forms-radiogroup--docs). */
export const Default: Story = {};
