import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { Stack } from '../../layout/Stack/Stack';
import { PROGRESS_SIZES, PROGRESS_TONES, ProgressBar } from './ProgressBar';

const meta = {
  title: 'Design System/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Sending the receipt', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { valueText: '2 of 5 pages', tone: 'action', size: 'md', isLabelHidden: false },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={200}>
      {PROGRESS_TONES.flatMap((tone) =>
        PROGRESS_SIZES.map((size) => (
          <ProgressBar
            key={`${tone}-${size}`}
            {...args}
            tone={tone}
            size={size}
            label={`${tone} ${size}`}
            valueText="40%"
          />
        )),
      )}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ProgressBar {...args} label="Not begun" value={0} valueText="0%" />
      <ProgressBar {...args} label="Half done" value={50} valueText="50%" />
      <ProgressBar {...args} label="Done" value={100} valueText="100%" tone="positive" />
      <ProgressBar {...args} label="Nobody knows how long" value={undefined} />
      <ProgressBar {...args} label="Without a label that is seen" isLabelHidden />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Mengunggah bukti transfer dan foto kartu identitas untuk verifikasi rekening',
    valueText: '3,2 dari 18,4 MB sudah terkirim',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
