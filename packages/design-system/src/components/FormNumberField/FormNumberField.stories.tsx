import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormNumberField } from './FormNumberField';
import { STEP_LABELS } from './FormNumberField.fixtures';

const meta = {
  title: 'Design System/Forms/FormNumberField',
  component: FormNumberField,
  tags: ['autodocs'],
  args: { name: 'reminder', label: 'Quantity', labels: STEP_LABELS, min: '0' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [NumberField](?path=/docs/design-system-forms-numberfield--docs). */
export const Default: Story = {};
