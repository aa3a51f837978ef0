import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { QrCode } from './QrCode';

const meta = {
  title: 'Design System/Content/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: { value: 'https://parlour.example/app/android', label: 'Get the app for Android' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 160 } };

export const States: Story = {
  render: (args) => (
    <Inline gap={16}>
      <QrCode {...args} />
      <QrCode {...args} value="https://parlour.example/app/ios" label="Get the app for iOS" />
    </Inline>
  ),
};

/** Keeps its size in a column and in a grid, which stretch their children. */
export const Stretched: Story = {
  render: (args) => (
    <Stack>
      <QrCode {...args} />
      <Grid minColumn={240}>
        <QrCode {...args} />
        <p style={{ blockSize: '200px' }}>A neighbour</p>
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const code of canvas.getAllByRole('img')) {
      const { width, height } = code.getBoundingClientRect();
      await expect([width, height]).toEqual([104, 104]);
    }
  },
};

export const LongContent: Story = {
  args: { value: `https://parlour.example/app/android?from=${'garden-'.repeat(40)}` },
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
