import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { samplePng, UPLOAD_LABELS } from '../ImageUpload/ImageUpload.fixtures';
import { FormImageUpload } from './FormImageUpload';
import { PROOF_START, proofSchema } from './FormImageUpload.fixtures';

const onSubmit = fn();

const meta = {
  title: 'Design System/Forms/FormImageUpload',
  component: FormImageUpload,
  tags: ['autodocs'],
  args: { name: 'proof', label: 'Proof of payment', labels: UPLOAD_LABELS },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  decorators: [
    (Story) => (
      <Form
        aria-label="Withdrawal"
        schema={proofSchema}
        defaultValues={PROOF_START}
        onSubmit={onSubmit}
        translateError={(key) => key}
      >
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof FormImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'PNG or JPG, at most 5 MB each.' } };

export const LongContent: Story = {
  args: { label: 'Bukti transfer untuk penarikan dana yang belum diterima seluruhnya' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Proof of payment');
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const isMissing = () =>
      waitFor(() => expect(input).toHaveAccessibleDescription(/^Add at least one picture\./));
    const picture = samplePng('receipt.png');
    await step('by pointer: what is missing is told, and what is chosen is sent', async () => {
      await send();
      await isMissing();
      await expect(input).toHaveFocus();
      await userEvent.upload(input, picture);
      await waitFor(() => expect(input).toBeValid());
      await send();
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ proof: [picture] }));
    });
    await step('by keyboard: a picture is taken back, and is missing again', async () => {
      (await canvas.findByRole('button', { name: 'Remove receipt.png' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveFocus());
      await isMissing();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(onSubmit).toHaveBeenCalledTimes(1);
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
