import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { AVATAR_SIZES } from '../Avatar/Avatar';
import { PEOPLE } from '../Avatar/Avatar.fixtures';
import { AvatarGroup } from './AvatarGroup';

// stories-check: no Interaction, not interactive
const meta = {
  title: 'Design System/Content/AvatarGroup',
  component: AvatarGroup,
  tags: ['autodocs'],
  args: {
    label: 'Players in this tournament',
    people: PEOPLE,
    labels: { more: (count) => `+${count}` },
  },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last item counts those who are not shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[4]).toHaveTextContent(/^\+\S$/);
  },
};

export const Playground: Story = { args: { max: 3, total: 12, size: 'md' } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {AVATAR_SIZES.map((size) => (
        <AvatarGroup key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <AvatarGroup {...args} label="One" people={PEOPLE.slice(0, 1)} />
      <AvatarGroup {...args} label="All shown" people={PEOPLE.slice(0, 4)} />
      <AvatarGroup
        {...args}
        label="With their status"
        people={PEOPLE.map((person) => ({ ...person, status: { kind: 'online', text: 'online' } }))}
      />
    </Stack>
  ),
};

export const LongContent: Story = { args: { total: 128_450, max: 7 } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { labels: { more: (count) => `+${count.toLocaleString('ar-EG')}` } },
  globals: { language: 'ar', direction: 'rtl' },
};
