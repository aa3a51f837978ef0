import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SlotsIcon } from '../../icons/SlotsIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Chip, type ChipProps } from './Chip';
import { CHIP_LABELS, TWELVE } from './Chip.fixtures';

const meta = {
  title: 'Design System/Actions and layout/Chip',
  component: Chip,
  tags: ['autodocs'],
  args: { label: 'Slots', labels: CHIP_LABELS },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isSelected: true, onToggle: fn(), onRemove: fn(), disabled: false, isLoading: false },
};

const FORMS = [
  ['A tag', {}],
  ['A toggle', { onToggle: fn() }],
  ['Removable', { onRemove: fn() }],
  ['Both', { onToggle: fn(), onRemove: fn() }],
] as const;

const STATES = [
  {},
  { isSelected: true },
  { isLoading: true },
  { disabled: true },
  { disabled: true, isSelected: true },
] as const;

export const States: Story = {
  render: (args) => (
    <Stack>
      {FORMS.map(([name, form]) => (
        <Inline key={name}>
          {STATES.map((state) => (
            <Chip key={JSON.stringify(state)} {...args} {...form} {...state} label={name} />
          ))}
          <Chip {...args} {...form} label={name} icon={<SlotsIcon />} count={TWELVE} />
          <Chip {...args} {...form} label={name} icon={<SlotsIcon />} count={TWELVE} isSelected />
        </Inline>
      ))}
    </Stack>
  ),
};

/** Neither icon nor count: the label alone. */
export const Missing: Story = { args: { onToggle: fn() } };

export const LongContent: Story = {
  args: {
    label: 'Permainan dengan putaran gratis dan Donaudampfschifffahrtsgesellschaftskapitänsmützen',
    icon: <SlotsIcon />,
    count: { text: '12.480', label: '12.480 permainan' },
    onToggle: fn(),
    onRemove: fn(),
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

function Switched({ onToggle, ...args }: ChipProps) {
  const [isSelected, setSelected] = useState(false);
  return (
    <Chip
      {...args}
      isSelected={isSelected}
      onToggle={(event) => {
        setSelected(event.isSelected);
        onToggle?.(event);
      }}
    />
  );
}

export const Interaction: Story = {
  args: { onToggle: fn(), onRemove: fn(), count: TWELVE },
  render: (args) => <Switched {...args} />,
  play: async ({ args, canvas, step }) => {
    const chip = canvas.getByRole('button', { name: 'Slots 12 games' });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isSelected: true });
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenCalledTimes(1);
    });
    await step('by pointer', async () => {
      await userEvent.click(chip);
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Slots' }));
      await expect(args.onRemove).toHaveBeenCalledTimes(2);
    });
  },
};
