import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormSwitch } from './FormSwitch';

const meta = {
  title: 'Design System/Forms/FormSwitch',
  component: FormSwitch,
  tags: ['autodocs'],
  args: { name: 'hasLimit', label: 'Limit what I can deposit' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [Switch](?path=/docs/design-system-forms-switch--docs). */
export const Default: Story = {};
