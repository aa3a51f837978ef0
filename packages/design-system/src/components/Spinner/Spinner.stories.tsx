import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { color } from '../../tokens';
import { SPINNER_SIZES, Spinner } from './Spinner';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Loading the games' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md' } };

export const Variants: Story = {
  render: (args) => (
    <Inline gap={24}>
      {SPINNER_SIZES.map((size) => (
        <Spinner key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Inline>
  ),
};

/** It takes the colour of the surrounding text. */
export const States: Story = {
  render: (args) => (
    <Inline gap={24}>
      {(['text-muted', 'action-text', 'accent-text'] as const).map((name) => (
        <Spinner key={name} {...args} label={name} style={{ color: color(name) }} />
      ))}
    </Inline>
  ),
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };
