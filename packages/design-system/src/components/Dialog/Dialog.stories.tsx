import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InfoIcon } from '../../icons/InfoIcon';
import { LogOutIcon } from '../../icons/LogOutIcon';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { DIALOG_SIZES, Dialog } from './Dialog';
import { DialogOnPage, RULES, StepsInDialog } from './Dialog.fixtures';

const meta = {
  title: 'Design System/Feedback/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Welcome back',
    labels: { close: 'Close' },
    children: 'Your last visit was on 18 November at 21:04.',
  },
  render: (args) => <DialogOnPage {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button variant="outline" tone="neutral">
      Cancel
    </Button>
    <Button>OK</Button>
  </>
);

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', footer, icon: <InfoIcon />, isCoverDisabled: false },
};

export const Variants: Story = {
  args: { isOpen: false },
  render: (args) => (
    <Stack align="start">
      {DIALOG_SIZES.map((size) => (
        <DialogOnPage key={size} {...args} size={size} title={`Size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: {
    size: 'sm',
    title: 'Confirmation',
    icon: <LogOutIcon />,
    children: 'Are you sure you want to logout?',
    footer,
  },
};

/** No icon and no text: just a title and buttons. */
export const Missing: Story = {
  args: { size: 'sm', title: 'Leave without saving?', children: undefined, footer },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveTextContent(/^Leave without saving\?CancelOK$/);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Syarat dan ketentuan bonus selamat datang untuk anggota baru bulan November',
    footer,
    children: (
      <Stack>
        {RULES.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </Stack>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  args: { isOpen: false, children: <input aria-label="Username" /> },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.findByRole('dialog', { name: 'Welcome back' });
    };
    const expectClosed = async (reason: string) => {
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason });
      await waitFor(() => expect(canvas.queryByLabelText('Username')).toBeNull());
      await expect(opener).toHaveFocus();
    };
    await step('opens with focus in the first field, the page locked', async () => {
      const focused: (EventTarget | null)[] = [];
      const handleFocus = ({ target }: FocusEvent) => focused.push(target);
      document.addEventListener('focusin', handleFocus);
      await open();
      document.removeEventListener('focusin', handleFocus);
      await expect(canvas.getByLabelText('Username')).toHaveFocus();
      await expect(focused.slice(-2)).toEqual([opener, canvas.getByLabelText('Username')]);
      await waitFor(() =>
        expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden'),
      );
    });
    await step('closes by its button and gives focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expectClosed('button');
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
    await step('closes when the cover is pressed', async () => {
      await userEvent.click(await open());
      await expectClosed('cover');
    });
    await step('closes when the browser asks, as at Escape', async () => {
      const dialog = await open();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expectClosed('escape'));
    });
    await step('opens and closes by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByLabelText('Username')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expectClosed('button');
    });
  },
};

/** Late content and each next step take the focus, unless the user has moved it meanwhile. */
export const ArrivalsInteraction: Story = {
  args: { isOpen: false },
  render: (args) => <StepsInDialog {...args} />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('dialog', { name: 'Welcome back' });
    const next = () => dialog.dispatchEvent(new CustomEvent('next'));
    await step('a form after what stood for it', async () => {
      await expect(dialog).toHaveFocus();
      next();
      await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    });
    await step('the place of a field, and then the field', async () => {
      next();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
      next();
      await waitFor(() => expect(canvas.getByLabelText('Mobile number')).toHaveFocus());
    });
    await step('the dialog itself where nothing is to be filled', async () => {
      next();
      await waitFor(() => expect(dialog).toHaveFocus());
    });
    await step('but not what comes when the person has gone on', async () => {
      await userEvent.tab();
      const close = canvas.getByRole('button', { name: 'Close' });
      await expect(close).toHaveFocus();
      next();
      await canvas.findByLabelText('Username');
      await expect(close).toHaveFocus();
    });
  },
};

/** A press on the backdrop does not close it. */
export const CoverDisabled: Story = {
  args: { isCoverDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

/** A mandatory step: no close button, and neither Escape nor the backdrop closes it. */
export const CloseDisabled: Story = {
  args: {
    isCloseDisabled: true,
    title: 'Change password',
    children: 'Your password has expired. Choose another one to go on.',
    footer: <Button>Change password</Button>,
  },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    // As in a browser that does not let the page prevent a second Escape.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
