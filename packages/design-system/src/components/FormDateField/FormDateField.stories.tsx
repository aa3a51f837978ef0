import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormDateField } from './FormDateField';
import { BIRTHDAY_START, birthdaySchema } from './FormDateField.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormDateField',
  component: FormDateField,
  tags: ['autodocs'],
  args: { name: 'birthday', label: 'Date of birth' },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Register"
        schema={birthdaySchema}
        defaultValues={BIRTHDAY_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'As in your passport.', max: '2006-11-21' } };

export const LongContent: Story = {
  args: { label: 'Tanggal lahir pemilik rekening seperti yang tertulis di kartu identitas' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Date of birth');
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await step('by keyboard: a day that is too late is told, with focus on it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('2010-01-01{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription('You have to be 18 or older.'));
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
    });
    await step('by pointer: what is missing is told, and what is picked is sent', async () => {
      await send();
      await waitFor(() => expect(field).toHaveAccessibleDescription('Enter your date of birth.'));
      await expect(field).toHaveFocus();
      await fireEvent.change(field, { target: { value: '1990-04-12' } });
      await send();
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ birthday: '1990-04-12' }));
    });
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
