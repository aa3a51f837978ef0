import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from './Clock';

// stories-check: no LongContent, a clock has one length
// stories-check: no States, it shows the time that it is and nothing else
const meta = {
  title: 'Design System/Content/Clock',
  component: Clock,
  tags: ['autodocs'],
  args: { label: 'Local time' },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { startTime: '2026-05-14T19:30:00+07:00' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
