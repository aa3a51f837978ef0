import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { CONTRACT_ACTIONS, CONTRACT_KINDS, CONTRACT_STATES, ContractCard } from './ContractCard';
import {
  ACTIONS_OF,
  CONTRACT_LABELS,
  LONG_CONTRACT,
  LOWER_RATE_WARNING,
  sampleContract,
} from './ContractCard.fixtures';

const meta = {
  title: 'Design System/Content/ContractCard',
  component: ContractCard,
  tags: ['autodocs'],
  args: {
    contract: sampleContract('sign'),
    labels: CONTRACT_LABELS,
    actions: ACTIONS_OF.sign,
    onAct: fn(),
    style: { maxWidth: 760 },
  },
} satisfies Meta<typeof ContractCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={320}>
      {CONTRACT_STATES.map((state) => (
        <ContractCard
          key={state}
          {...args}
          contract={sampleContract(state)}
          actions={ACTIONS_OF[state]}
        />
      ))}
      <ContractCard
        {...args}
        contract={{
          ...sampleContract('sign'),
          requestType: 'termination',
          remark: 'The team has moved to another line.',
        }}
      />
      <ContractCard {...args} acting="accept" />
    </Grid>
  ),
};

export const Kinds: Story = {
  render: (args) => (
    <Grid minColumn={320}>
      {CONTRACT_KINDS.map((kind) => (
        <ContractCard
          key={kind}
          {...args}
          contract={sampleContract('accepted', kind)}
          actions={CONTRACT_ACTIONS}
        />
      ))}
    </Grid>
  ),
};

/** A new contract with a lower rate would end others; the warning describes the buttons too. */
export const Warning: Story = {
  args: { warning: LOWER_RATE_WARNING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Agree' })).toHaveAccessibleDescription(
      /Two contracts below you would end/,
    );
  },
};

/** The sentences say it; the figures are there for whoever compares them. */
export const Folded: Story = {
  args: { labels: { ...CONTRACT_LABELS, compare: 'Compare the steps in a table' } },
};

export const FoldedInteraction: Story = {
  ...Folded,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,000.00')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Compare the steps in a table'));
    await expect(canvas.getByText('50,000.00')).toBeVisible();
  },
};

/** Further links come after the actions. */
export const More: Story = {
  args: {
    more: (
      <Button size="sm" variant="quiet" tone="neutral">
        History
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Agree', 'Refuse', 'History']);
  },
};

/** No optional content and no actions. */
export const Missing: Story = {
  args: {
    contract: {
      ...sampleContract('sign'),
      words: undefined,
      facts: undefined,
      remark: undefined,
    },
    actions: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upline')).toBeVisible();
    await expect(canvas.queryByText('Offered')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: { contract: LONG_CONTRACT, actions: CONTRACT_ACTIONS, warning: LOWER_RATE_WARNING },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('by pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
      await expect(args.onAct).toHaveBeenLastCalledWith({ id: 'daily-sign', action: 'accept' });
    });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Refuse' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAct).toHaveBeenLastCalledWith({ id: 'daily-sign', action: 'reject' });
    });
  },
};

/** While one action runs, the others are disabled. */
export const ActingInteraction: Story = {
  args: { acting: 'reject' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Agree' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
