import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Stack } from '../../layout/Stack/Stack';
import { BALANCE_SIZES, BALANCE_STATUSES, Balance } from './Balance';
import { BALANCE_LABELS, LONG_BALANCE_LABELS, OwnedBalance } from './Balance.fixtures';

const meta = {
  title: 'Design System/Content/Balance',
  component: Balance,
  tags: ['autodocs'],
  args: {
    value: '$ 1,234.50',
    labels: BALANCE_LABELS,
    onRefresh: fn(),
    onToggleHidden: fn(),
  },
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', status: 'ready', isHidden: false } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24} align="start">
      {BALANCE_SIZES.map((size) => (
        <Balance key={size} {...args} size={size} note="Of this 200.00 is bonus." />
      ))}
      <Balance {...args} onRefresh={undefined} onToggleHidden={undefined} />
      <Balance {...args} size="lg" onRefresh={undefined} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      {BALANCE_SIZES.map((size) => (
        <Grid key={size} minColumn={240} gap={24}>
          {BALANCE_STATUSES.map((status) => (
            <div key={status}>
              <Balance {...args} size={size} status={status} />
            </div>
          ))}
          <div>
            <Balance {...args} size={size} isHidden />
          </div>
          <div>
            <Balance {...args} size={size} value={null} status="loading" />
          </div>
          <div>
            <Balance {...args} size={size} value={null} status="failed" />
          </div>
        </Grid>
      ))}
    </Stack>
  ),
};

/** Without a note and with nothing to press: the amount alone. */
export const Missing: Story = {
  args: { size: 'lg', note: undefined, onRefresh: undefined, onToggleHidden: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('$ 1,234.50');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: { value: 'IDR 128.450.902.114.233,50', labels: LONG_BALANCE_LABELS, status: 'failed' },
  render: (args) => (
    <Stack gap={24} align="start">
      <Balance {...args} />
      <Balance {...args} size="lg" />
    </Stack>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

const answer: { give: (amount: string) => void } = { give: () => undefined };
const read = () =>
  new Promise<string>((resolve) => {
    answer.give = resolve;
  });

export const Interaction: Story = {
  render: (args) => <OwnedBalance {...args} read={read} />,
  play: async ({ args, canvas, step }) => {
    const figure = canvas.getByRole('button', { name: '$ 1,234.50 Refresh balance' });
    await step('a press reads it again, once, and the new amount is read out', async () => {
      await userEvent.dblClick(figure);
      await expect(figure).toHaveAttribute('aria-busy', 'true');
      await expect(args.onRefresh).toHaveBeenCalledTimes(1);
      answer.give('$ 1,300.00');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Balance refreshed: $ 1,300.00'),
      );
    });
    await step('it is hidden and shown again by keyboard, from eyes and from readers', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('img', { name: 'Balance hidden' })).toBeVisible();
      await expect(canvas.queryByText(/1,300/)).toBeNull();
      await userEvent.keyboard(' ');
      await expect(args.onToggleHidden).toHaveBeenLastCalledWith({ isHidden: false });
      await expect(figure).toHaveTextContent('$ 1,300.00');
    });
    await step('by keyboard it is read again', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledTimes(2);
      answer.give('$ 1,300.00');
      await waitFor(() => expect(figure).not.toHaveAttribute('aria-busy'));
    });
  },
};
