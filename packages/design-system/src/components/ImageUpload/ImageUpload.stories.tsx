import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ImageUpload } from './ImageUpload';
import { fakePng, LONG_FILES, RECEIPTS, samplePng, UPLOAD_LABELS } from './ImageUpload.fixtures';

const meta = {
  title: 'Design System/Forms/ImageUpload',
  component: ImageUpload,
  tags: ['autodocs'],
  args: {
    label: 'Proof of payment',
    hint: 'PNG or JPG, at most 5 MB each.',
    labels: UPLOAD_LABELS,
    onChange: fn(),
  },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = RECEIPTS;

export const Default: Story = {};

export const Playground: Story = { args: { maxFiles: 3, disabled: false } };

export const States: Story = {
  args: { defaultValue: RECEIPTS },
  render: (args) => (
    <Stack gap={32}>
      <ImageUpload {...args} label="Chosen" />
      <ImageUpload
        {...args}
        label="Being sent"
        statusOf={(file) => ({ progress: file === first ? 1 : 0.4 })}
      />
      <ImageUpload
        {...args}
        label="One failed"
        statusOf={(file) =>
          file === second ? { error: 'It did not arrive. Remove it and try again.' } : undefined
        }
      />
      <ImageUpload
        {...args}
        label="Required"
        required
        defaultValue={[]}
        error="Add at least one picture."
      />
      <ImageUpload {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** No hint, and no upload status. */
export const Missing: Story = {
  args: { hint: undefined, defaultValue: RECEIPTS },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(RECEIPTS.length);
    await expect(canvas.queryByText(/at most 5 MB/)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A refused file is explained; files chosen before stay. */
export const Refused: Story = {
  args: { defaultValue: RECEIPTS },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    const files = [fakePng('scan.png'), samplePng('third.png'), samplePng('fourth.png')];
    await user.upload(canvas.getByLabelText('Proof of payment'), files);
    const told = canvas.getByRole('alert');
    await waitFor(() => expect(told).toHaveTextContent('scan.png is no PNG or JPG picture.'));
    await expect(told).toHaveTextContent('fourth.png is one too many.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongContent: Story = {
  args: {
    label: 'Bukti transfer untuk penarikan dana yang belum diterima seluruhnya',
    defaultValue: LONG_FILES,
    labels: {
      ...UPLOAD_LABELS,
      choose: 'Pilih gambar bukti transfer dari perangkat Anda',
      drop: 'atau seret dan lepaskan gambar-gambar itu di sini',
    },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByLabelText('Proof of payment');
    const remove = (name: string) => canvas.findByRole('button', { name: `Remove ${name}` });
    await step('takes what is chosen and says how many', async () => {
      await userEvent.upload(input, [samplePng('a.png'), samplePng('b.png')]);
      await remove('b.png');
      await expect(input).toHaveAccessibleDescription(/2 of 3 chosen/);
    });
    await step('draws what was chosen, without an address that a policy could refuse', async () => {
      const drawn = () => canvasElement.querySelectorAll('canvas:not([hidden])');
      await waitFor(() => expect(drawn()).toHaveLength(2));
    });
    await step('takes what is pasted', async () => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(samplePng('c.png'));
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      await remove('c.png');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    });
    await step('by keyboard: focus goes on to the next, the last, and the field', async () => {
      (await remove('a.png')).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await remove('b.png')).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await waitFor(async () => expect(await remove('b.png')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(canvas.queryByRole('list')).toBeNull();
    });
    await step('the same file can be chosen again, by pointer', async () => {
      await userEvent.upload(input, samplePng('a.png'));
      await userEvent.click(await remove('a.png'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: [] });
    });
  },
};
