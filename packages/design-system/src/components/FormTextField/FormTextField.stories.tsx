import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormTextField } from './FormTextField';

const meta = {
  title: 'Design System/Forms/FormTextField',
  component: FormTextField,
  tags: ['autodocs'],
  args: { name: 'username', label: 'Username' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [TextField](?path=/docs/design-system-forms-textfield--docs). */
export const Default: Story = {};
