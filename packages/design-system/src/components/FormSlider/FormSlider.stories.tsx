import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormSlider } from './FormSlider';

const meta = {
  title: 'Design System/Forms/FormSlider',
  component: FormSlider,
  tags: ['autodocs'],
  args: { name: 'reminder', label: 'Remind me every', max: '60', step: '5' },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [Slider](?path=/docs/design-system-forms-slider--docs). */
export const Default: Story = {};
