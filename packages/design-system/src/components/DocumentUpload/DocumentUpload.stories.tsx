import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LabelsProvider } from '../../labels/LabelsProvider';
import arabic from '../../labels/texts/ar.json';
import thai from '../../labels/texts/th.json';
import { samplePng } from '../ImageUpload/ImageUpload.fixtures';
import { DocumentUpload } from './DocumentUpload';
import {
  ALL_STATES,
  DOCUMENT_LABELS,
  DOCUMENTS,
  DOCUMENTS_IN_ARABIC,
  DOCUMENTS_IN_THAI,
  fakePdf,
  KeptFiles,
  LONG_DOCUMENTS,
  LONG_FILES,
  SELFIE,
  STATE_FILES,
  samplePdf,
} from './DocumentUpload.fixtures';

const meta = {
  title: 'Design System/Forms/DocumentUpload',
  component: DocumentUpload,
  tags: ['autodocs'],
  args: { documents: DOCUMENTS, files: {}, labels: DOCUMENT_LABELS, onChange: fn() },
  render: (args) => <KeptFiles {...args} />,
} satisfies Meta<typeof DocumentUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { documents: [SELFIE], maxMegabytes: 5 } };

export const States: Story = { args: { documents: ALL_STATES, files: STATE_FILES } };

/** Without a word on what is accepted, and without sides. */
export const Missing: Story = { args: { documents: [{ id: 'passport', title: 'Passport' }] } };

/** What is wrong with a file stands beside its place, and another can be chosen. */
export const Faulty: Story = {
  args: { documents: [{ id: 'passport', title: 'Passport' }] },
  play: async ({ args, canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText(/^Choose a file Passport/), fakePdf('passport.pdf'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('passport.pdf This is no PDF'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = { args: { documents: LONG_DOCUMENTS, files: LONG_FILES } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { documents: DOCUMENTS_IN_ARABIC, labels: undefined },
  render: (args) => (
    <LabelsProvider labels={arabic} language="ar">
      <KeptFiles {...args} />
    </LabelsProvider>
  ),
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  args: { documents: DOCUMENTS_IN_THAI, labels: undefined },
  render: (args) => (
    <LabelsProvider labels={thai} language="th">
      <KeptFiles {...args} />
    </LabelsProvider>
  ),
  globals: { language: 'th' },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const place = (name: string) => canvas.getByLabelText(`Choose a file ${name}`);
    const remove = (name: string) => canvas.findByRole('button', { name: `Remove ${name}` });
    const card = canvas.getByRole('group', { name: 'Identity card' });
    await step('[PK-06] a document is ready once each of its sides is chosen', async () => {
      await userEvent.upload(place('Identity card Front'), samplePng('front.png'));
      await remove('front.png');
      await expect(card).toHaveTextContent('Missing');
      await userEvent.upload(place('Identity card Back'), samplePdf('back.pdf'));
      await remove('back.pdf');
      await expect(card).toHaveTextContent('Ready to send');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('by keyboard: removed, and the focus goes to its empty place', async () => {
      (await remove('front.png')).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(place('Identity card Front')).toHaveFocus());
      await expect(card).toHaveTextContent('Missing');
    });
    await step(
      '[PK-06] what is pasted goes where the focus is, and so does the focus',
      async () => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(samplePng('pasted.png'));
        place('Identity card Front').dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
        await waitFor(async () => expect(await remove('pasted.png')).toHaveFocus());
      },
    );
    await step('by pointer', async () => {
      await userEvent.click(await remove('back.pdf'));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ documentId: 'card', sideId: 'card-back' }),
      );
    });
  },
};
