import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RealityCheckDialog } from './RealityCheckDialog';
import { ARABIC_CHECK, CHECK_PROPS, CheckOverGame } from './RealityCheckDialog.fixtures';

const meta = {
  title: 'Design System/Feedback/RealityCheckDialog',
  component: RealityCheckDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { ...CHECK_PROPS, isOpen: true, onAnswer: fn(), onRetry: fn() },
} satisfies Meta<typeof RealityCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [R31] Time, staked, won and net are read with its name; no answer is suggested by the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'A look at your session' });
    await expect(dialog).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(/0:30:00.*64\.00.*51\.50.*−\$ 12\.50/);
  },
};

export const Playground: Story = { args: { sending: null, isFailed: false } };

export const States: Story = {
  args: { sending: 'goOn' },
};

export const SendingInteraction: Story = {
  ...States,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look at the history' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** Nobody can agree to what was not shown, but everybody can leave. */
export const Loading: Story = {
  args: { facts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Stop playing' })).toBeEnabled();
  },
};

/** No figure is shown: an old one would be taken for the present one. */
export const Failed: Story = {
  args: { facts: null, isFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The figures could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { error: 'There is no connection. Please try again.' } };

export const LongContent: Story = {
  args: {
    title: 'Sekilas tentang sesi bermain Anda yang sedang berlangsung',
    text: 'Anda diingatkan setiap 30 menit. Anda dapat mengubahnya di halaman bermain lebih aman.',
    facts: CHECK_PROPS.facts.map((fact) => ({ ...fact, value: `−IDR 1,234,567,890,123.45` })),
    labels: { ...CHECK_PROPS.labels, history: 'Lihat riwayat taruhan dari sesi bermain ini' },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: ARABIC_CHECK,
  globals: { language: 'ar', direction: 'rtl', viewport: { value: 'mobile' } },
};

/** [SP-06] The game below gets no input and no focus until one of the answers is given. */
export const Interaction: Story = {
  args: { isOpen: false },
  render: (args) => <CheckOverGame {...args} />,
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Play on' });
    const game = canvas.getByTitle<HTMLIFrameElement>('Lantern Koi');
    await userEvent.click(opener);
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await step('a game that asks for the focus does not get it', async () => {
      await expect(game).toHaveAttribute('inert');
      game.focus();
      game.contentWindow?.focus();
      await waitFor(() => expect(dialog).toHaveFocus());
    });
    await step('neither Escape nor the backdrop is an answer', async () => {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await userEvent.click(dialog);
      dialog.close();
      await waitFor(() => expect(dialog.open).toBe(true));
      await expect(args.onAnswer).not.toHaveBeenCalled();
    });
    await step('keys go from answer to answer', async () => {
      dialog.focus();
      for (const name of ['Go on', 'Look at the history', 'Stop playing']) {
        await userEvent.tab();
        game.contentWindow?.focus();
        await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
      }
      await userEvent.keyboard('{Enter}');
      await expect(args.onAnswer).toHaveBeenLastCalledWith({ answer: 'stop' });
    });
    await step('the focus comes back, and the game plays on', async () => {
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(game).not.toHaveAttribute('inert');
    });
    await step('a pointer answers too', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
      await expect(args.onAnswer).toHaveBeenLastCalledWith({ answer: 'goOn' });
    });
  },
};
