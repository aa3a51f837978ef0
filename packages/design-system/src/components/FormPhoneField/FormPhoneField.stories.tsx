import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { COUNTRIES } from '../PhoneField/PhoneField.fixtures';
import { FormPhoneField } from './FormPhoneField';
import { PHONE_START, phoneSchema } from './FormPhoneField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormPhoneField',
  component: FormPhoneField,
  tags: ['autodocs'],
  args: {
    name: 'mobileNum',
    countryName: 'country',
    dialingCodeName: 'countryDialingCode',
    label: 'Mobile number',
    countries: COUNTRIES,
    labels: { country: 'Country code' },
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Log in"
        schema={phoneSchema}
        defaultValues={PHONE_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormPhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', hint: 'A code is sent to it.' } };

export const LongContent: Story = {
  args: {
    label: 'Nomor ponsel yang terhubung dengan akun Anda dan dapat menerima pesan singkat',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await step('leads to a number that can be none', async () => {
      await userEvent.type(field, '12345{Enter}');
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveAccessibleDescription('Phone number format is incorrect');
    });
    await step('sends digits, country and code', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'SG');
      await userEvent.clear(field);
      await userEvent.type(field, '8123 4567');
      await waitFor(() => expect(field).toBeValid());
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(onSubmit).toHaveBeenLastCalledWith({
          country: 'SG',
          countryDialingCode: '65',
          mobileNum: '81234567',
        }),
      );
    });
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
