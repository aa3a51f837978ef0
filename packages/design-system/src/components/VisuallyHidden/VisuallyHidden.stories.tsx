import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

// stories-check: no States, it is never visible
const meta = {
  title: 'Design System/Actions and layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'unread messages' },
  render: (args) => (
    <p>
      Inbox 3 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('unread messages').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = {
  args: { children: 'messages from customer service', lang: 'en' },
};

export const LongContent: Story = {
  args: { children: 'unread messages from customer service, the newest of this morning' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' } },
};
