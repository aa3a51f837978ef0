import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { BottomSheet } from './BottomSheet';
import { Filters, SHEET_LABELS, SheetOnPage } from './BottomSheet.fixtures';

const meta = {
  title: 'Design System/Feedback/BottomSheet',
  component: BottomSheet,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onHeight: fn(),
    title: 'Filter games',
    labels: SHEET_LABELS,
    children: <Filters />,
  },
  globals: { viewport: { value: 'mobile' } },
  render: (args) => <SheetOnPage {...args} />,
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const FOOTER = (
  <>
    <Button variant="outline" tone="neutral">
      Clear all
    </Button>
    <Button>Show 48 games</Button>
  </>
);

export const Default: Story = {};

export const Playground: Story = { args: { startsAt: 'half', footer: FOOTER } };

/** As high as its content. */
export const Variants: Story = { args: { footer: FOOTER } };

/** Half of the screen: the list scrolls, and the handle leads higher. */
export const States: Story = {
  args: { startsAt: 'half', footer: FOOTER, children: <Filters count={24} /> },
};

export const Full: Story = {
  args: { startsAt: 'full', footer: FOOTER, children: <Filters count={24} /> },
};

/** Neither content nor buttons yet. */
export const Missing: Story = { args: { children: undefined } };

/** On wide screens it is a centred panel without a handle. */
export const Wide: Story = {
  args: { startsAt: 'half', footer: FOOTER },
  globals: { viewport: { value: undefined } },
};

/** A field takes the focus; the sheet stays above the keyboard. */
export const WithAField: Story = {
  args: {
    title: 'Search a table',
    children: <TextField label="Number of the table" inputMode="numeric" />,
    footer: <Button>Search</Button>,
  },
};

export const LongContent: Story = {
  args: {
    title: 'Saring permainan menurut fitur dan Donaudampfschifffahrtsgesellschaftskapitän',
    children: <Filters count={40} />,
    startsAt: 'half',
    footer: (
      <>
        <Button variant="outline" tone="neutral">
          Hapus semua pilihan
        </Button>
        <Button>Tampilkan empat puluh delapan permainan</Button>
      </>
    ),
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Arabic: Story = {
  args: {
    title: 'تصفية الألعاب',
    labels: { close: 'إغلاق', expand: 'توسيع', collapse: 'تصغير' },
    startsAt: 'half',
    footer: <Button>عرض 48 لعبة</Button>,
  },
  globals: { language: 'ar', direction: 'rtl', viewport: { value: 'mobile' } },
};

export const Interaction: Story = {
  args: { isOpen: false, startsAt: 'half' },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Filter games' });
    const isGone = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await step('opens with the focus in its first field', async () => {
      await userEvent.click(opener);
      await canvas.findByRole('dialog', { name: 'Filter games' });
      await expect(canvas.getByRole('checkbox', { name: 'Free spins' })).toHaveFocus();
    });
    await step('grows and shrinks without pulling', async () => {
      const handle = canvas.getByRole('button', { name: 'Expand' });
      handle.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onHeight).toHaveBeenLastCalledWith({ height: 'full' });
      await userEvent.click(canvas.getByRole('button', { name: 'Shrink' }));
      await expect(args.onHeight).toHaveBeenLastCalledWith({ height: 'half' });
    });
    await step('is pulled away, and the focus returns', async () => {
      const title = canvas.getByRole('heading', { name: 'Filter games' });
      const press = { pointerId: 1, isPrimary: true, button: 0 };
      await fireEvent.pointerDown(title, { ...press, clientY: 300 });
      await fireEvent.pointerUp(title, { ...press, clientY: 760 });
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'drag' });
      await isGone();
      await expect(opener).toHaveFocus();
    });
    await step('asks to close at Escape and by its button', async () => {
      await userEvent.click(opener);
      const sheet = await canvas.findByRole('dialog');
      sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' }));
      await isGone();
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'button' });
      await isGone();
    });
  },
};
