import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { UPLOAD_LABELS } from '../ImageUpload/ImageUpload.fixtures';
import { FormImageUpload } from './FormImageUpload';

const meta = {
  title: 'Design System/Forms/FormImageUpload',
  component: FormImageUpload,
  tags: ['autodocs'],
  args: { name: 'proof', label: 'Proof of payment', labels: UPLOAD_LABELS },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [ImageUpload](?path=/docs/design-system-forms-imageupload--docs). */
export const Default: Story = {};
