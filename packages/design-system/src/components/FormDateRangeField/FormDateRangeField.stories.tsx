import type { Meta, StoryObj } from '@storybook/react-vite';
import { PERIODS, RANGE_LABELS } from '../DateRangeField/DateRangeField.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormDateRangeField } from './FormDateRangeField';

const meta = {
  title: 'Design System/Forms/FormDateRangeField',
  component: FormDateRangeField,
  tags: ['autodocs'],
  args: { name: 'leave', label: 'Period', labels: RANGE_LABELS, presets: PERIODS },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormDateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [DateRangeField](?path=/docs/design-system-forms-daterangefield--docs). */
export const Default: Story = {};
