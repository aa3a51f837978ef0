import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NOTICE_TONES } from '../Notice/Notice';
import { ToastRegion } from './ToastRegion';
import { ToastsOnPage } from './ToastRegion.fixtures';
import { dismissToast, showToast, type ToastOptions } from './toasts';

const meta = {
  title: 'Design System/Feedback/ToastRegion',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { labels: { region: 'Messages', dismiss: 'Close' } },
  render: (args) => <ToastsOnPage {...args} />,
  beforeEach: () => {
    dismissToast();
    return () => dismissToast();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing =
  (...all: ToastOptions[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const options of all) showToast({ duration: 0, ...options });
    await canvas.findByText(all.at(-1)?.title ?? '');
  };

export const Default: Story = { play: showing({ title: 'Saved' }) };

export const Playground: Story = {};

export const Variants: Story = {
  play: async (context) => {
    for (const tone of NOTICE_TONES) await showing({ tone, title: `tone ${tone}` })(context);
    await expect(context.canvas.queryByText('tone info')).toBeNull();
  },
};

export const States: Story = {
  play: showing(
    { title: 'Bonus received', text: '50.00 is in your wallet.', tone: 'positive' },
    {
      title: 'The balance could not be read',
      tone: 'danger',
      action: { label: 'Try again', onSelect: fn() },
    },
  ),
};

/** A toast without an action, and one without text. */
export const Missing: Story = {
  play: async (context) => {
    await showing(
      { title: 'Bonus received', text: '50.00 is in your wallet.' },
      { title: 'Limit taken back', action: { label: 'Undo', onSelect: fn() } },
    )(context);
    const log = within(context.canvas.getByRole('log'));
    await expect(log.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  },
};

export const LongContent: Story = {
  play: showing({
    tone: 'warning',
    title: 'Penarikan dana Anda sedang diperiksa oleh layanan pelanggan',
    text: 'Pemeriksaan berlangsung paling lama satu hari kerja. Donaudampfschifffahrtsgesellschaftskapitänskajüte',
    action: { label: 'Lihat riwayat penarikan', onSelect: fn() },
  }),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('shows and takes away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const log = canvas.getByRole('log');
      await expect(await within(log).findByText('Saved')).toBeVisible();
      await userEvent.click(within(log).getByRole('button', { name: 'Close' }));
      await expect(log).toBeEmptyDOMElement();
    });
    await step('is taken away by keyboard too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const log = canvas.getByRole('log');
      (await within(log).findByRole('button', { name: 'Close' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(log).toBeEmptyDOMElement();
    });
    await step(
      'lies over an open dialog and can be used there, and stays when it closes',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
        const dialog = await canvas.findByRole('dialog');
        await userEvent.click(within(dialog).getByRole('button', { name: 'Save here' }));
        await expect(await within(dialog).findByText('Saved')).toBeVisible();
        await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Saved'));
        await expect(canvas.getByText('Saved')).toBeVisible();
      },
    );
  },
};

/** Focus moves to the next toast, and after the last one back to where it was. */
export const FocusInteraction: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    save.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const dismiss = async () => canvas.findAllByRole('button', { name: 'Close' });
    await waitFor(async () => expect(await dismiss()).toHaveLength(2));
    await userEvent.tab();
    await userEvent.tab();
    await expect((await dismiss())[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await dismiss()).toHaveLength(1));
    await waitFor(async () => expect((await dismiss())[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('log')).toBeEmptyDOMElement());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
