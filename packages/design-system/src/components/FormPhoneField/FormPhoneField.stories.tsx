import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { COUNTRIES } from '../PhoneField/PhoneField.fixtures';
import { FormPhoneField } from './FormPhoneField';

const meta = {
  title: 'Design System/Forms/FormPhoneField',
  component: FormPhoneField,
  tags: ['autodocs'],
  args: {
    name: 'mobileNum',
    countryName: 'phoneCountry',
    label: 'Mobile number',
    countries: COUNTRIES,
    labels: { country: 'Country code' },
  },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormPhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [PhoneField](?path=/docs/design-system-forms-phonefield--docs). */
export const Default: Story = {};
