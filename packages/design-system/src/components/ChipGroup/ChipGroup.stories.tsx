import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LabelsProvider } from '../../labels/LabelsProvider';
import english from '../../labels/texts/en.json';
import { Stack } from '../../layout/Stack/Stack';
import { CHIP_LABELS } from '../Chip/Chip.fixtures';
import { CHIP_GROUP_LAYOUTS, CHIP_GROUP_MODES, ChipGroup } from './ChipGroup';
import {
  ARABIC,
  CATEGORIES,
  GROUP_LABELS,
  MANY,
  PLAIN,
  Removing,
  THAI,
} from './ChipGroup.fixtures';

const meta = {
  title: 'Design System/Actions and layout/ChipGroup',
  component: ChipGroup,
  tags: ['autodocs'],
  args: { label: 'Category', items: CATEGORIES, labels: GROUP_LABELS, onSelect: fn() },
  decorators: [
    (Story) => (
      <LabelsProvider labels={english} language="en">
        <Story />
      </LabelsProvider>
    ),
  ],
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { mode: 'multiple', layout: 'wrap', limit: 3, isLoading: false, onClear: fn() },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      {CHIP_GROUP_MODES.flatMap((mode) =>
        CHIP_GROUP_LAYOUTS.map((layout) => (
          <ChipGroup
            key={`${mode}-${layout}`}
            {...args}
            label={`${mode}, ${layout}`}
            mode={mode}
            layout={layout}
            defaultSelectedIds={['live']}
            onClear={fn()}
          />
        )),
      )}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ChipGroup {...args} label="Nothing chosen" mode="single" />
      <ChipGroup {...args} label="Chosen" defaultSelectedIds={['slots', 'sports']} onClear={fn()} />
      <ChipGroup
        {...args}
        label="One is at work"
        items={CATEGORIES.map((item) => ({ ...item, isLoading: item.id === 'live' }))}
        defaultSelectedIds={['live']}
      />
      <ChipGroup
        {...args}
        label="Disabled"
        items={CATEGORIES.map((item) => ({ ...item, isDisabled: true }))}
        defaultSelectedIds={['slots']}
      />
      <ChipGroup {...args} label="Loading" isLoading />
    </Stack>
  ),
};

/** Neither icons nor counts. */
export const Missing: Story = { args: { items: PLAIN } };

/** Chosen chips stay in sight, also beyond the limit. */
export const ManyChips: Story = {
  args: { label: 'Theme', items: MANY, limit: 8, defaultSelectedIds: ['theme-2', 'theme-20'] },
};

export const LongContent: Story = {
  args: {
    label: 'Fitur permainan',
    items: [
      { id: 'a', label: 'Putaran gratis yang dapat dipicu kembali selama permainan bonus' },
      { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
      { id: 'c', label: 'Jackpot', count: { text: '12.480', label: '12.480 permainan' } },
    ],
    defaultSelectedIds: ['b'],
    onClear: fn(),
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** One row on a phone: its edge fades where more follows. */
export const OnAPhone: Story = {
  args: { layout: 'scroll', mode: 'single', defaultSelectedIds: ['slots'] },
  globals: { viewport: { value: 'mobile' } },
};

export const Arabic: Story = {
  args: { label: 'الفئة', items: ARABIC, layout: 'scroll', defaultSelectedIds: ['live'] },
  globals: { language: 'ar', direction: 'rtl', viewport: { value: 'narrow' } },
};

export const Thai: Story = {
  args: { label: 'หมวดหมู่', items: THAI, mode: 'single', defaultSelectedIds: ['live'] },
  globals: { language: 'th', direction: 'ltr' },
};

export const Interaction: Story = {
  args: { mode: 'multiple', limit: 4, onClear: fn() },
  play: async ({ args, canvas, step }) => {
    const chip = (name: RegExp) => canvas.getByRole('button', { name });
    await step('by keyboard: any number of chips', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(chip(/^Slots/)).toHaveAttribute('aria-pressed', 'true');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ ids: ['slots', 'live'] });
    });
    await step('shows all, chooses by pointer, and shows fewer', async () => {
      await userEvent.click(chip(/^Show all/));
      await userEvent.click(chip(/^Sports/));
      await userEvent.click(chip(/^Show fewer/));
      await expect(chip(/^Sports/)).toHaveAttribute('aria-pressed', 'true');
    });
    await step('clears, and the focus stays in the group', async () => {
      await userEvent.click(chip(/^Clear all/));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ ids: [] });
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('group', { name: 'Category' })).toHaveFocus();
    });
  },
};

/** The focus moves to the chip that takes the place of the removed one. */
export const RemovingChips: Story = {
  args: { label: 'Filters', items: PLAIN },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, step }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: CHIP_LABELS.remove(name) });
    await step('by pointer', async () => {
      await userEvent.click(remove('Live'));
      await expect(remove('Fishing')).toHaveFocus();
    });
    await step('by keyboard, also at the end', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(remove('Lottery')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(remove('Lottery')).toHaveFocus();
    });
  },
};
