import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCheckbox } from './FormCheckbox';

const meta = {
  title: 'Design System/Forms/FormCheckbox',
  component: FormCheckbox,
  tags: ['autodocs'],
  args: { name: 'isAdult', label: 'I am 18 or older' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [Checkbox](?path=/docs/design-system-forms-checkbox--docs). */
export const Default: Story = {};
