import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Stack } from '../../layout/Stack/Stack';
import { PROGRESS_SIZES, PROGRESS_TONES } from '../ProgressBar/ProgressBar';
import { Meter } from './Meter';

const meta = {
  title: 'Design System/Feedback/Meter',
  component: Meter,
  tags: ['autodocs'],
  args: {
    label: 'Points to level 4',
    value: 3200,
    max: 5000,
    valueText: '3,200 of 5,000',
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: '1,800 more points until 30 June.', tone: 'accent', size: 'md' },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={220}>
      {PROGRESS_TONES.flatMap((tone) =>
        PROGRESS_SIZES.map((size) => (
          <Meter
            key={`${tone}-${size}`}
            {...args}
            tone={tone}
            size={size}
            label={`${tone} ${size}`}
          />
        )),
      )}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Meter {...args} label="Nothing yet" value={0} valueText="0 of 5,000" />
      <Meter {...args} hint="1,800 more points until 30 June." />
      <Meter
        {...args}
        label="Level reached"
        value={5000}
        valueText="5,000 of 5,000"
        tone="positive"
      />
      <Meter
        {...args}
        label="Deposit limit of this week"
        value={920}
        max={1000}
        valueText="920.00 of 1,000.00"
        tone="warning"
        hint="The limit begins anew on Monday."
      />
    </Stack>
  ),
};

/** Without a hint, beside one with a hint. */
export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={220}>
      <Meter {...args} hint="1,800 more points until 30 June." />
      <Meter {...args} label="Without a hint" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/more points until 30 June/)).toHaveLength(1);
    await expect(canvas.getByRole('meter', { name: 'Without a hint' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Poin loyalitas yang masih diperlukan untuk naik ke tingkat berikutnya',
    valueText: '128.204.318 dari 250.000.000 poin',
    value: 128_204_318,
    max: 250_000_000,
    hint: 'Poin dihitung kembali pada hari pertama setiap bulan dan tidak dapat dipindahkan.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
