import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InfoIcon } from '../../icons/InfoIcon';
import { WarningIcon } from '../../icons/WarningIcon';
import { BUTTON_TONES } from '../Button/Button';
import { DialogRegion, dismissDialogs } from './DialogRegion';
import {
  DIALOG_LABELS,
  DialogsOnPage,
  LOGOUT,
  RECEIVED,
  RULES_HTML,
} from './DialogRegion.fixtures';

// stories-check: no untouched, a dialog has to be asked for
const meta = {
  title: 'Design System/Feedback/DialogRegion',
  component: DialogRegion,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { labels: DIALOG_LABELS, asked: [LOGOUT] },
  render: (args) => <DialogsOnPage {...args} />,
  beforeEach: () => {
    dismissDialogs();
    return () => dismissDialogs();
  },
} satisfies Meta<typeof DialogsOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Default: Story = { play: ask };

export const Playground: Story = { args: { asked: [LOGOUT, RECEIVED] } };

/** Icon, title, HTML and buttons. */
export const States: Story = {
  args: {
    asked: [
      {
        title: 'Terms of the welcome reward',
        icon: <InfoIcon />,
        html: RULES_HTML,
        buttons: BUTTON_TONES.map((tone) => ({ id: tone, label: `tone ${tone}`, tone })),
      },
    ],
  },
  play: ask,
};

/** Only a title: it can still be closed. */
export const Missing: Story = { args: { asked: [{ title: 'Saved' }] }, play: ask };

export const Destructive: Story = {
  args: {
    asked: [
      {
        title: 'Close your account?',
        icon: <WarningIcon />,
        text: 'Your balance is paid out first. The account cannot be opened again.',
        buttons: [
          { id: 'keep', label: 'Keep it', tone: 'neutral' },
          { id: 'close', label: 'Close account', tone: 'danger' },
        ],
        size: 'sm',
      },
    ],
  },
  play: async (context) => {
    await ask(context);
    await expect(context.canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};

/** Closes by itself, unless the user is active in it. */
export const AutoClose: Story = { args: { asked: [RECEIVED] }, play: ask };

export const LongContent: Story = {
  args: {
    asked: [
      {
        ...RECEIVED,
        icon: <InfoIcon />,
        title: 'Penarikan dana Anda sedang diperiksa oleh layanan pelanggan kami',
        text: 'Pemeriksaan berlangsung paling lama satu hari kerja. Donaudampfschifffahrtsgesellschaftskapitänskajüte\n\nSelama itu Anda tidak perlu melakukan apa pun.',
        buttons: [
          { id: 'later', label: 'Ingatkan saya lagi nanti', tone: 'neutral' },
          { id: 'open', label: 'Lihat riwayat penarikan dana' },
        ],
      },
    ],
    labels: {
      ...DIALOG_LABELS,
      closesIn: (seconds) => `Pesan ini menutup sendiri dalam ${seconds} detik`,
      keepOpen: 'Biarkan tetap terbuka',
    },
  },
  play: ask,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { asked: [LOGOUT, { ...LOGOUT, title: 'Second', isCoverClosing: false }] },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    const dialog = (name: string) => canvas.findByRole('dialog', { name });
    await step('one after the other, focus on the mildest button', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const first = await dialog('Confirmation');
      await expect(within(first).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await expect(canvas.queryByRole('dialog', { name: 'Second' })).toBeNull();
    });
    await step('[MOD-09] a press on the cover closes it, and the next follows', async () => {
      await userEvent.click(await dialog('Confirmation'));
      await waitFor(() => expect(canvas.getByText('closed: cover')).toBeInTheDocument());
      await dialog('Second');
    });
    await step('[MOD-09] unless the cover is off; a button answers', async () => {
      await userEvent.click(await dialog('Second'));
      const second = await dialog('Second');
      within(second).getByRole('button', { name: 'OK' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/pressed: ok$/)).toBeInTheDocument());
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/** The user stops the countdown. */
export const KeptOpen: Story = {
  ...AutoClose,
  play: async (context) => {
    await ask(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Keep open' }));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

/** The dialog closes by itself and focus returns to where it was. */
export const TimedOutInteraction: Story = {
  tags: ['no-visual'],
  args: { asked: [{ ...RECEIVED, autoCloseMs: 1000 }] },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await canvas.findByText('closed: timeout', {}, { timeout: 10_000 });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
