import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ARABIC_LIMITS } from './arabicLimits.fixtures';
import { LimitForm } from './LimitForm';
import {
  CONFIRMABLE_DAY,
  DAY,
  FREE_MONTH,
  LIMIT_LABELS,
  LONG_LABELS,
  LONG_ROWS,
  REACHED_WEEK,
  WAITING_DAY,
} from './LimitForm.fixtures';
import { OwnedLimitForm, REFUSAL } from './OwnedLimitForm.fixtures';
import { TIME_LIMITS, WAITING_TIMES } from './timeLimits.fixtures';

const meta = {
  title: 'Design System/Forms/LimitForm',
  component: LimitForm,
  tags: ['autodocs'],
  args: {
    title: 'Deposit limits',
    description: 'A lower limit holds at once, a higher one after 24 hours and a second yes.',
    locale: 'en',
    currency: 'USD',
    rows: [DAY, REACHED_WEEK, FREE_MONTH],
    labels: LIMIT_LABELS,
    onSave: fn(),
    onConfirm: fn(),
    onRevoke: fn(),
    style: { maxInlineSize: 860 },
  },
} satisfies Meta<typeof LimitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3, fractionDigits: 2 } };

/** What waits, what can be confirmed, what runs and what was refused. */
export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <LimitForm {...args} title="Waiting" rows={[WAITING_DAY]} />
      <LimitForm {...args} {...WAITING_TIMES} title="Waiting times" />
      <LimitForm {...args} title="Can be confirmed" rows={[CONFIRMABLE_DAY]} />
      <LimitForm {...args} title="Busy" rows={[{ ...CONFIRMABLE_DAY, isBusy: true }]} />
      <LimitForm {...args} title="Refused" rows={[{ ...FREE_MONTH, error: REFUSAL }]} />
    </Stack>
  ),
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change 24 hours' }));
    const field = canvas.getByRole('textbox', { name: 'Limit for 24 hours' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('200.00');
  },
};

/** A row without a limit: its edit has nothing to remove. */
export const Setting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set Calendar month' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** A time is typed in hours and minutes. */
export const Time: Story = {
  args: TIME_LIMITS,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change 24 hours' }));
    const group = canvas.getByRole('group', { name: 'Limit for 24 hours' });
    const hours = within(group).getByRole('textbox', { name: 'Hours' });
    const minutes = within(group).getByRole('textbox', { name: 'Minutes' });
    await expect(hours).toHaveFocus();
    await expect(hours).toHaveValue('1');
    await expect(minutes).toHaveValue('30');
  },
};

export const TimeInteraction: Story = {
  ...Time,
  play: async (context) => {
    await Time.play?.(context);
    const { args, canvas } = context;
    const hours = canvas.getByRole('textbox', { name: 'Hours' });
    const minutes = canvas.getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(hours);
    await userEvent.clear(minutes);
    await userEvent.keyboard('{Enter}');
    await expect(hours).toHaveFocus();
    for (const field of [hours, minutes]) {
      await expect(field).toHaveAccessibleDescription('Enter a time of at least 1 minute');
      await expect(field).toBeInvalid();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(hours, '24');
    await userEvent.type(minutes, '1{Enter}');
    await expect(hours).toHaveFocus();
    await expect(hours).toHaveAccessibleDescription('Enter at most 24 hours');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(hours);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '75{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ id: 'day', amount: '75' });
  },
};

export const TimeNarrow: Story = { ...Time, globals: { viewport: { value: 'narrow' } } };

export const Waiting: Story = { args: { rows: [WAITING_DAY, REACHED_WEEK, FREE_MONTH] } };

/** Two answers of the same weight. */
export const CanConfirm: Story = {
  args: { rows: [CONFIRMABLE_DAY, REACHED_WEEK, FREE_MONTH] },
  play: async ({ canvas }) => {
    const [keep, confirm] = ['Keep the present limit 24 hours', 'Confirm 24 hours'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await expect(keep?.offsetWidth).toBe(confirm?.offsetWidth);
    await expect(keep?.offsetHeight).toBe(confirm?.offsetHeight);
  },
};

/** What was typed stays, and the reason is beside it. */
export const Refused: Story = {
  render: (args) => <OwnedLimitForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change 24 hours' }));
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '25000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 24 hours' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(`${REFUSAL} USD`));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('25000.00');
  },
};

/** A change on its way keeps the edit open and locked. */
export const Busy: Story = {
  args: { rows: [{ ...DAY, isBusy: true }, REACHED_WEEK, FREE_MONTH] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change 24 hours' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: { title: 'Einzahlungshöchstbeträge', labels: LONG_LABELS, rows: LONG_ROWS },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Mobile: Story = { ...Editing, globals: { viewport: { value: 'mobile' } } };

export const RightToLeft: Story = {
  args: ARABIC_LIMITS,
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تغيير 7 أيام' }));
    await expect(canvas.getByRole('textbox', { name: 'الحد لمدة 7 أيام' })).toHaveFocus();
  },
};

export const Interaction: Story = {
  render: (args) => <OwnedLimitForm {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('an edit opens with the focus in its field, and Escape gives it back', async () => {
      await userEvent.tab();
      await expect(button('Change 24 hours')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Limit for 24 hours' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(button('Change 24 hours')).toHaveFocus();
    });
    await step('nothing and zero are not sent', async () => {
      await userEvent.keyboard('{Enter}');
      const field = canvas.getByRole('textbox');
      for (const typed of ['{Backspace}', '0', '{Control>}a{/Control}0.00', '1.2.3']) {
        await userEvent.keyboard(`${typed}{Enter}`);
        await expect(field).toHaveAccessibleDescription(`${LIMIT_LABELS.invalid} USD`);
        await expect(field).toHaveFocus();
      }
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a saved limit closes the edit, and its button tells it', async () => {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.keyboard('150{Enter}');
      await expect(args.onSave).toHaveBeenLastCalledWith({ id: 'day', amount: '150.00' });
      await waitFor(() => expect(button('Change 24 hours')).toHaveFocus());
      await expect(button('Change 24 hours')).toHaveAccessibleDescription('USD 150.00');
    });
    await step('what is cancelled by pointer is forgotten', async () => {
      await userEvent.click(button('Change 24 hours'));
      await userEvent.keyboard('90');
      await userEvent.click(button('Cancel 24 hours'));
      await expect(button('Change 24 hours')).toHaveFocus();
      await userEvent.click(button('Change 24 hours'));
      await expect(canvas.getByRole('textbox')).toHaveValue('150.00');
    });
    await step('one row is edited at a time', async () => {
      await userEvent.click(button('Change 7 days'));
      await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Limit for 7 days');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('no limit is asked for, waits, and is called back', async () => {
      await userEvent.click(button('Remove 7 days'));
      await expect(args.onSave).toHaveBeenLastCalledWith({ id: 'week', amount: null });
      await waitFor(() => expect(button('Change 7 days')).toHaveFocus());
      await userEvent.tab();
      await expect(button('Keep the present limit 7 days')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRevoke).toHaveBeenLastCalledWith({ id: 'week' });
      await waitFor(() => expect(button('Change 7 days')).toHaveFocus());
    });
  },
};

export const ConfirmInteraction: Story = {
  args: { rows: [CONFIRMABLE_DAY] },
  render: (args) => <OwnedLimitForm {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm 24 hours' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ id: 'day' });
    await waitFor(() => expect(canvas.getByText('USD 300.00')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Change 24 hours');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
