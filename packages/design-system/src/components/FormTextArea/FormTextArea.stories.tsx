import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { COUNT_LABELS, FEEDBACK } from '../TextArea/TextArea.fixtures';
import { FormTextArea } from './FormTextArea';
import { FEEDBACK_START, feedbackSchema } from './FormTextArea.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormTextArea',
  component: FormTextArea,
  tags: ['autodocs'],
  args: { name: 'feedback', label: 'Your feedback', limit: 140, labels: COUNT_LABELS },
  decorators: [
    (Story) => (
      <Form
        aria-label="Feedback"
        schema={feedbackSchema}
        defaultValues={FEEDBACK_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'We read every word.', rows: 3, maxRows: 8 } };

export const LongContent: Story = {
  args: {
    label: 'Ceritakan dengan kata-kata Anda sendiri apa yang terjadi dan apa yang Anda harapkan',
    hint: 'Jangan tuliskan kata sandi, kode atau nomor kartu; kami tidak pernah menanyakannya.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Your feedback');
    await step('leads to the fault', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/^Tell us what happened\./);
    });
    await step('sends what was typed', async () => {
      await userEvent.paste(FEEDBACK);
      await waitFor(() => expect(field).toBeValid());
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ feedback: FEEDBACK }));
    });
    await step('by keyboard: Enter makes a line, and Tab leads to what sends it', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('Good{Enter}morning');
      await expect(field).toHaveValue('Good\nmorning');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ feedback: 'Good\nmorning' }));
    });
  },
};

/** After sending: the fault is told under the field. */
export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Your feedback')).toBeInvalid());
  },
};
