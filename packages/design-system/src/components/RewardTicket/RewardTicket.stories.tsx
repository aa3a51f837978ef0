import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { RewardTicket, TICKET_KINDS, TICKET_STATUSES } from './RewardTicket';
import { LONG_TICKET, sampleTicket, TICKET_LABELS } from './RewardTicket.fixtures';

const meta = {
  title: 'Design System/Content/RewardTicket',
  component: RewardTicket,
  tags: ['autodocs'],
  args: {
    ticket: sampleTicket('redEnvelope', 'unopened'),
    labels: TICKET_LABELS,
    onAct: fn(),
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof RewardTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isClaiming: false } };

/** Every kind in every state. */
export const States: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      {TICKET_STATUSES.flatMap((status) =>
        TICKET_KINDS.map((kind) => (
          <RewardTicket key={`${kind}-${status}`} {...args} ticket={sampleTicket(kind, status)} />
        )),
      )}
      <RewardTicket {...args} ticket={sampleTicket('goldenEgg', 'opened')} isClaiming />
    </Grid>
  ),
};

/** Without a prize, a note and a callback. */
export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      {(['unopened', 'opened'] as const).map((status) => (
        <RewardTicket
          key={status}
          {...args}
          ticket={{ ...sampleTicket('goldenEgg', status), prize: undefined, note: undefined }}
        />
      ))}
      <RewardTicket {...args} onAct={undefined} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('8.88')).toBeNull();
    await expect(canvas.queryByText('Opened on 14 May')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** The picture and the button change sides. */
export const Arabic: Story = {
  args: {
    ticket: {
      ...sampleTicket('redEnvelope', 'unopened'),
      title: 'مظروف إيداع المساء',
      note: 'حتى 20 مايو، 23:59',
    },
    labels: {
      statuses: { ...TICKET_LABELS.statuses, unopened: 'للفتح' },
      actions: { ...TICKET_LABELS.actions, open: 'فتح' },
    },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = { args: { ticket: LONG_TICKET } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Open Envelope for the evening deposit' });
    await step('by pointer', async () => {
      await userEvent.click(button);
      await expect(args.onAct).toHaveBeenCalledWith({
        id: 'redEnvelope-unopened',
        action: 'open',
      });
    });
    await step('by keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onAct).toHaveBeenCalledTimes(3);
    });
  },
};
