import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Amount } from '../Amount/Amount';
import { SPARKLINE_TONES, Sparkline } from './Sparkline';

const WEEKS = [42, 44, 41, 47, 52, 49, 55, 61, 58, 63, 60, 68];

const meta = {
  title: 'Design System/Data/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { values: WEEKS, style: { maxInlineSize: '160px' } },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'action' } };

export const Variants: Story = {
  render: (args) => (
    <Inline gap={24}>
      {SPARKLINE_TONES.map((tone) => (
        <Sparkline key={tone} {...args} tone={tone} style={{ inlineSize: '160px' }} />
      ))}
    </Inline>
  ),
};

/** A varying line, a constant one, a single value, and none. */
export const States: Story = {
  args: { style: undefined },
  render: (args) => (
    <Grid minColumn={140}>
      <Sparkline {...args} />
      <Sparkline {...args} values={[5, 5, 5, 5]} />
      <Sparkline {...args} values={[5]} />
      <Sparkline {...args} values={[]} />
      <Sparkline {...args} values={[4, -8, 12, -3, 0]} tone="accent" />
    </Grid>
  ),
};

export const LongContent: Story = {
  args: {
    values: Array.from({ length: 365 }, (_, at) => Math.round(40 + 30 * Math.sin(at / 40))),
    style: { maxInlineSize: '480px' },
  },
};

export const Narrow: Story = {
  args: { style: undefined, tone: 'action' },
  render: (args) => (
    <Stack gap={4}>
      <span>Active members</span>
      <Amount value="68" />
      <Sparkline {...args} />
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
};
