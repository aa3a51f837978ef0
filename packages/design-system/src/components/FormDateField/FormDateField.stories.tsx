import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormDateField } from './FormDateField';

const meta = {
  title: 'Design System/Forms/FormDateField',
  component: FormDateField,
  tags: ['autodocs'],
  args: { name: 'birthday', label: 'Date of birth' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [DateField](?path=/docs/design-system-forms-datefield--docs). */
export const Default: Story = {};
