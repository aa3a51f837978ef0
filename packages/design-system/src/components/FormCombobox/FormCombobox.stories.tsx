import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from '../Combobox/Combobox.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCombobox } from './FormCombobox';

const meta = {
  title: 'Design System/Forms/FormCombobox',
  component: FormCombobox,
  tags: ['autodocs'],
  args: {
    name: 'currency',
    label: 'Currency',
    options: CURRENCY_OPTIONS,
    labels: COMBOBOX_LABELS,
  },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [Combobox](?path=/docs/design-system-forms-combobox--docs). */
export const Default: Story = {};
