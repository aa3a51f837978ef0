import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { TOGGLE_GROUP_SIZES, ToggleGroup } from './ToggleGroup';
import { LONG_PERIODS, PERIODS, VIEWS } from './ToggleGroup.fixtures';

const meta = {
  title: 'Design System/Actions and layout/ToggleGroup',
  component: ToggleGroup,
  tags: ['autodocs'],
  args: { label: 'Period', items: PERIODS, defaultSelectedId: 'week', onSelect: fn() },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', isWide: false } };

export const Variants: Story = {
  render: (args) => (
    <Stack align="start">
      {TOGGLE_GROUP_SIZES.map((size) => (
        <ToggleGroup key={size} {...args} size={size} label={`size ${size}`} />
      ))}
      <ToggleGroup {...args} label="View" items={VIEWS} defaultSelectedId="tiles" />
      <Stack style={{ alignSelf: 'stretch' }}>
        <ToggleGroup {...args} label="Wide" isWide />
      </Stack>
    </Stack>
  ),
};

export const States: Story = {
  args: { selectedId: undefined, defaultSelectedId: undefined },
  render: (args) => (
    <Stack align="start">
      <ToggleGroup {...args} label="Nothing chosen" />
      <ToggleGroup {...args} label="Chosen" defaultSelectedId="month" />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { items: LONG_PERIODS, label: 'Jangka waktu', isWide: true },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('one stop for the Tab key, at what is chosen', async () => {
      await userEvent.tab();
      await expect(radio('Week')).toHaveFocus();
    });
    await step('arrows choose, past what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Month')).toBeChecked();
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'month' });
    });
    await step('by pointer, anywhere on the option', async () => {
      await userEvent.click(canvas.getByText('Day'));
      await expect(radio('Day')).toBeChecked();
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'day' });
    });
  },
};
