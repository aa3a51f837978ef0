import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BetSlip } from './BetSlip';
import {
  ARABIC_SELECTIONS,
  ARABIC_SLIP_LABELS,
  CHANGED,
  LARKS,
  LONG_SELECTION,
  MONEY,
  MULTIPLE,
  REFUSAL,
  SINGLE_LINES,
  SINGLE_SUMMARY,
  SLIP_LABELS,
  SYSTEM_LINES,
} from './BetSlip.fixtures';
import { BetSlipStates } from './BetSlipStates.fixtures';
import { OwnedBetSlip } from './OwnedBetSlip.fixtures';

const meta = {
  title: 'Design System/Forms/BetSlip',
  component: BetSlip,
  tags: ['autodocs'],
  args: {
    ...MONEY,
    selections: [LARKS],
    lines: SINGLE_LINES.slice(0, 1),
    summary: SINGLE_SUMMARY,
    labels: SLIP_LABELS,
    isOnline: true,
    onModeChange: fn(),
    onStakeChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onAcceptChanges: fn(),
    onAcceptsBetterChange: fn(),
    onSubmit: fn(),
    onKeep: fn(),
    onDone: fn(),
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof BetSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ...MULTIPLE, headingLevel: 3 } };

export const Singles: Story = {
  args: { ...MULTIPLE, mode: 'single', lines: SINGLE_LINES, summary: SINGLE_SUMMARY },
};

export const Multiple: Story = { args: MULTIPLE };

/** Kinds of a system with the number of their bets, as the owner names and counts them. */
export const System: Story = {
  args: {
    ...MULTIPLE,
    mode: 'system',
    lines: SYSTEM_LINES,
    summary: { totalStake: 'USD 15.00', possibleReturn: 'USD 51.42' },
  },
};

export const States: Story = {
  render: (args) => <BetSlipStates {...args} />,
};

/** No sums, no limits, no quick amounts, no link to the match. */
export const Missing: Story = {
  args: {
    selections: [{ ...LARKS, href: undefined }],
    lines: [{ id: 'larks', stake: '' }],
    summary: {},
    quickAmounts: [],
  },
};

export const LongContent: Story = {
  args: {
    selections: [LONG_SELECTION],
    lines: [
      {
        id: 'long',
        stake: '128450902114.50',
        possibleReturn: 'IDR 128.450.902.114.500.000,00',
        min: 'Paling sedikit IDR 10.000,00',
        max: 'Paling banyak IDR 128.450.902.114,50',
      },
    ],
    currency: 'IDR',
    summary: {
      totalStake: 'IDR 128.450.902.114,50',
      possibleReturn: 'IDR 128.450.902.114.500.000,00',
    },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: {
    ...MULTIPLE,
    selections: ARABIC_SELECTIONS,
    locale: 'ar',
    labels: ARABIC_SLIP_LABELS,
    lines: [{ id: 'double', name: 'رهان مزدوج', stake: '10.00', min: 'الحد الأدنى 1.00' }],
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Interaction: Story = {
  tags: ['no-visual'],
  globals: { direction: 'ltr' },
  args: { ...MULTIPLE, mode: 'single' },
  render: (args) => <OwnedBetSlip {...args} />,
  play: async ({ args, canvas, step }) => {
    const submit = () => canvas.getByRole('button', { name: 'Place bet' });
    await step('a stake by keyboard: Enter goes to the button and does not press it', async () => {
      const stake = canvas.getByRole('textbox', { name: 'Stake Over 2.5' });
      await userEvent.type(stake, '7.5{Enter}');
      await expect(args.onStakeChange).toHaveBeenLastCalledWith({ id: 'over', value: '7.50' });
      await expect(submit()).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('other kinds by arrow keys', async () => {
      canvas.getByRole('tab', { name: 'Singles' }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onModeChange).toHaveBeenLastCalledWith({ mode: 'system' });
      await expect(canvas.getByRole('textbox', { name: 'Doubles 3 bets' })).toHaveValue('5.00');
      await userEvent.keyboard('{ArrowLeft}');
    });
    await step('a quick amount by pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '25' }));
      await expect(args.onStakeChange).toHaveBeenLastCalledWith({ id: 'multiple', value: '25.00' });
    });
    await step('the bet is sent once, however often it is pressed', async () => {
      submit().focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await userEvent.click(submit());
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('the receipt takes the focus, and gives it back', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Bet placed' })).toHaveFocus(),
      );
      await expect(canvas.getByText('B-2048-7731')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bet slip' })).toHaveFocus());
      await expect(canvas.getByText('No selections yet')).toBeVisible();
    });
  },
};

/** What is removed can be brought back, and the focus goes with it. */
export const RemoveInteraction: Story = {
  tags: ['no-visual'],
  args: { ...MULTIPLE, mode: 'single' },
  render: (args) => <OwnedBetSlip {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('by keyboard', async () => {
      button('Remove Over 2.5').focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith({ ids: ['over'] });
      await expect(button('Undo Over 2.5')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRestore).toHaveBeenLastCalledWith({ ids: ['over'] });
      await expect(button('Remove Over 2.5')).toHaveFocus();
    });
    await step('all of them, by pointer', async () => {
      await userEvent.click(button('Remove all'));
      await expect(canvas.getByText('3 selections removed')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Place bet' })).toBeNull();
      await userEvent.click(button('Undo Harbour Larks, Over 2.5, Mira Sandoval-Ito'));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
  },
};

/** Nothing is placed at a price that was not seen. */
export const ChangesInteraction: Story = {
  tags: ['no-visual'],
  args: { ...MULTIPLE, selections: CHANGED },
  render: (args) => <OwnedBetSlip {...args} />,
  play: async ({ args, canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Place bet' });
    await step('it says why it can not be pressed', async () => {
      await expect(submit).toHaveAccessibleDescription(/^1 price has changed/);
      await userEvent.click(submit);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('once the price is accepted the focus is at the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept changes' }));
      await expect(submit).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** The reason is said, and what was typed stays. */
export const RefusedInteraction: Story = {
  tags: ['no-visual'],
  render: (args) => <OwnedBetSlip {...args} answer={{ refusal: REFUSAL }} />,
  play: async ({ args, canvas }) => {
    const stake = canvas.getByRole('textbox', { name: 'Stake Harbour Larks' });
    await userEvent.clear(stake);
    await userEvent.type(stake, '80');
    await userEvent.click(canvas.getByRole('button', { name: 'Place bet' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/above what this market/),
    );
    await expect(stake).toHaveValue('80.00');
    await expect(canvas.getByRole('button', { name: 'Place bet' })).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
