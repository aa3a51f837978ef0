import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { AMOUNT_TONES, Amount } from './Amount';

const meta = {
  title: 'Design System/Content/Amount',
  component: Amount,
  tags: ['autodocs'],
  args: { value: 'EUR 1,234.50' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'positive', hiddenLabel: 'Balance hidden' } };

export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      {AMOUNT_TONES.map((tone) => (
        <Amount key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Amount {...args} />
      <Amount {...args} isHidden hiddenLabel="Balance hidden" />
    </Inline>
  ),
};

export const LongContent: Story = { args: { value: 'IDR 128.450.902.114.233,50' } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** Among other blocks it begins at the right; its sign and its currency stay in front. */
export const RightToLeft: Story = {
  args: { value: '-EUR 1,234.50' },
  globals: { language: 'ar', direction: 'rtl' },
  render: (args) => (
    <Stack gap={4}>
      <span>الرصيد</span>
      <Amount {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('الرصيد').getBoundingClientRect();
    const amount = canvas.getByText('-EUR 1,234.50').getBoundingClientRect();
    await expect(amount.right).toBeCloseTo(label.right, 0);
  },
};
