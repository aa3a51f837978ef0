import type { Meta, StoryObj } from '@storybook/react-vite';
import { CURRENCIES } from '../Form/Form.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormSelect } from './FormSelect';

const meta = {
  title: 'Design System/Forms/FormSelect',
  component: FormSelect,
  tags: ['autodocs'],
  args: { name: 'currency', label: 'Currency', options: CURRENCIES, placeholder: 'Choose' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [Select](?path=/docs/design-system-forms-select--docs). */
export const Default: Story = {};
