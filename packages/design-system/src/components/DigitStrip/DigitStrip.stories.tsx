import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { DigitStrip } from './DigitStrip';

const meta = {
  title: 'Design System/Content/DigitStrip',
  component: DigitStrip,
  tags: ['autodocs'],
  args: { text: '11,482,903,125.40' },
} satisfies Meta<typeof DigitStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Inherits the font size of its container. */
export const Playground: Story = { args: { text: '4,120,318.75', style: { fontSize: 40 } } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <DigitStrip {...args} text="0123456789" />
      <DigitStrip {...args} text="٠١٢٣٤٥٦٧٨٩" />
      <DigitStrip {...args} text="০১২৩৪৫৬৭৮৯" />
    </Stack>
  ),
};

/** The space after the currency has its width, though it stands in an element of its own. */
export const LongContent: Story = {
  args: { text: 'IDR 128.450.902.114.233,50' },
  play: async ({ canvasElement }) => {
    const signs = canvasElement.querySelectorAll('[data-component="DigitStrip"] > span');
    const space = [...signs].find(({ textContent }) => textContent === ' ');
    await expect(space?.getBoundingClientRect().width).toBeGreaterThan(1);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
