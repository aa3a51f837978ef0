import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { COUNTRIES, COUNTRY_LABELS } from '../CountrySelect/CountrySelect.fixtures';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormCountrySelect } from './FormCountrySelect';
import { COUNTRY_START, countrySchema } from './FormCountrySelect.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormCountrySelect',
  component: FormCountrySelect,
  tags: ['autodocs'],
  args: { name: 'country', label: 'Country', countries: COUNTRIES, labels: COUNTRY_LABELS },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Address"
        schema={countrySchema}
        defaultValues={COUNTRY_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormCountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'As in your passport.' } };

export const LongContent: Story = {
  args: { label: 'Negara tempat tinggal Anda seperti yang tertulis di kartu identitas' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Choose the country that you live in.'),
    );
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'nepal{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ country: 'NP' }));
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
