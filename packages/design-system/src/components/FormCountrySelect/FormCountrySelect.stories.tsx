import type { Meta, StoryObj } from '@storybook/react-vite';
import { COUNTRIES, COUNTRY_LABELS } from '../CountrySelect/CountrySelect.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCountrySelect } from './FormCountrySelect';

const meta = {
  title: 'Design System/Forms/FormCountrySelect',
  component: FormCountrySelect,
  tags: ['autodocs'],
  args: { name: 'country', label: 'Country', countries: COUNTRIES, labels: COUNTRY_LABELS },
  decorators: [
    (Story) => (
      <SampleForm>
        <Story />
      </SampleForm>
    ),
  ],
} satisfies Meta<typeof FormCountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For variants and states see [CountrySelect](?path=/docs/design-system-forms-countryselect--docs). */
export const Default: Story = {};
