import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormPasswordField } from './FormPasswordField';

const meta = {
  title: 'Design System/Forms/FormPasswordField',
  component: FormPasswordField,
  tags: ['autodocs'],
  args: {
    name: 'password',
    label: 'Password',
    labels: { show: 'Show what is typed', hide: 'Hide what is typed' },
  },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [PasswordField](?path=/docs/design-system-forms-passwordfield--docs). */
export const Default: Story = {};
