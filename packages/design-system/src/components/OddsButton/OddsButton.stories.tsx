import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ODDS_BUTTON_STATUSES, ODDS_CHANGES, OddsButton, type OddsButtonProps } from './OddsButton';
import {
  ARABIC_RESULT,
  GOALS,
  LONG_OUTCOMES,
  ODDS_LABELS,
  RESULT,
  type SampleOutcome,
  SCORES,
} from './OddsButton.fixtures';
import { OddsButtonGroup, type OddsButtonGroupProps } from './OddsButtonGroup';

interface MarketProps extends Omit<OddsButtonGroupProps, 'children' | 'onToggle'> {
  outcomes: readonly SampleOutcome[];
  button: Partial<OddsButtonProps>;
}

/** A market where one price can be chosen at a time. */
function Market({ outcomes, button, ...group }: MarketProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <OddsButtonGroup {...group}>
      {outcomes.map(({ outcome, odds }) => (
        <OddsButton
          key={outcome}
          {...button}
          outcome={outcome}
          odds={odds}
          isSelected={chosen === outcome}
          onToggle={(event) => {
            button.onToggle?.(event);
            setChosen(event.isSelected ? outcome : undefined);
          }}
        />
      ))}
    </OddsButtonGroup>
  );
}

const meta = {
  title: 'Design System/Actions and layout/OddsButton',
  component: OddsButton,
  tags: ['autodocs'],
  args: { outcome: 'Harbour Larks', odds: '2.10', labels: ODDS_LABELS, onToggle: fn() },
} satisfies Meta<typeof OddsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isSelected: false, status: 'open', change: 'up', isInline: false },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={16} style={{ maxWidth: 480 }}>
      {[false, true].map((isSelected) => (
        <OddsButtonGroup key={String(isSelected)} label={isSelected ? 'Selected' : 'Not selected'}>
          {ODDS_BUTTON_STATUSES.map((status) => (
            <OddsButton key={status} {...args} status={status} isSelected={isSelected} />
          ))}
          {ODDS_CHANGES.map((change) => (
            <OddsButton key={change} {...args} change={change} isSelected={isSelected} />
          ))}
          <OddsButton {...args} odds={null} isSelected={isSelected} />
          <OddsButton {...args} className="pseudo-hover" isSelected={isSelected} />
          <OddsButton {...args} className="pseudo-focus-visible" isSelected={isSelected} />
        </OddsButtonGroup>
      ))}
    </Stack>
  ),
};

/** Markets of two, three and more prices, and one price a line. */
export const Groups: Story = {
  render: (args) => (
    <Stack gap={16} style={{ maxWidth: 480 }}>
      <Market label="Total goals" outcomes={GOALS} button={args} />
      <Market label="Match result" outcomes={RESULT} button={args} />
      <Market label="Correct score" outcomes={SCORES} button={args} />
      <Market
        label="Match result, as a list"
        outcomes={RESULT}
        button={{ ...args, isInline: true }}
        isList
      />
    </Stack>
  ),
};

/** Without a price there is nothing to choose. */
export const Missing: Story = { args: { odds: undefined } };

export const LongContent: Story = {
  render: (args) => (
    <Stack gap={16} style={{ maxWidth: 480 }}>
      <Market label="Match result" outcomes={LONG_OUTCOMES} button={args} />
      <Market
        label="As a list"
        outcomes={LONG_OUTCOMES}
        button={{ ...args, isInline: true }}
        isList
      />
    </Stack>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <Stack gap={16} style={{ maxWidth: 480 }}>
      <Market label="نتيجة المباراة" outcomes={ARABIC_RESULT} button={{ ...args, change: 'up' }} />
      <Market label="قائمة" outcomes={ARABIC_RESULT} button={{ ...args, isInline: true }} isList />
    </Stack>
  ),
  globals: { language: 'ar', direction: 'rtl' },
};

export const Interaction: Story = {
  tags: ['no-visual'],
  render: (args) => <Market label="Match result" outcomes={RESULT} button={args} />,
  play: async ({ args, canvas, step }) => {
    const price = (name: RegExp) => canvas.getByRole('button', { name });
    await step('by pointer', async () => {
      await userEvent.click(price(/Harbour Larks/));
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isSelected: true });
      await expect(price(/Harbour Larks/)).toHaveAttribute('aria-pressed', 'true');
    });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(price(/Draw/)).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isSelected: false });
    });
  },
};

/** It can be reached, says why, and does nothing. */
export const SuspendedInteraction: Story = {
  args: { status: 'suspended', isSelected: true },
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('button', { name: 'Harbour Larks Suspended for now' });
    await userEvent.tab();
    await expect(price).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(price);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(price).toHaveAttribute('aria-disabled', 'true');
  },
};
