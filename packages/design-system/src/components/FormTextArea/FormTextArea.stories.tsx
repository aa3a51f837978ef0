import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { COUNT_LABELS } from '../TextArea/TextArea.fixtures';
import { FormTextArea } from './FormTextArea';

const meta = {
  title: 'Design System/Forms/FormTextArea',
  component: FormTextArea,
  tags: ['autodocs'],
  args: { name: 'remark', label: 'Your feedback', limit: 140, labels: COUNT_LABELS },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [TextArea](?path=/docs/design-system-forms-textarea--docs). */
export const Default: Story = {};
