import type { Meta, StoryObj } from '@storybook/react-vite';
import { AMOUNT_LABELS, QUICK_AMOUNTS } from '../AmountField/AmountField.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormAmountField } from './FormAmountField';

const meta = {
  title: 'Design System/Forms/FormAmountField',
  component: FormAmountField,
  tags: ['autodocs'],
  args: {
    name: 'limit',
    label: 'Amount',
    locale: 'en',
    currency: 'IDR',
    quickAmounts: QUICK_AMOUNTS,
    labels: AMOUNT_LABELS,
  },
  decorators: [
    (Story) => (
      <SampleForm send="Deposit">
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormAmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [AmountField](?path=/docs/design-system-forms-amountfield--docs). */
export const Default: Story = {};
