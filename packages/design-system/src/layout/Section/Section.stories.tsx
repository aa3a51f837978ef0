import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Section } from './Section';

const meta = {
  title: 'Design System/Actions and layout/Section',
  component: Section,
  tags: ['autodocs'],
  args: {
    title: 'New games',
    children: (
      <Grid minColumn={120}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} ratio="3 / 4" />
        ))}
      </Grid>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    headingLevel: 2,
    description: 'Added in the last thirty days.',
    more: { href: '#new', label: 'More' },
  },
};

/** A description without a `more` link, and the other way round. */
export const Missing: Story = {
  args: Playground.args,
  render: (args) => (
    <Stack gap={32}>
      <Section {...args} more={undefined} />
      <Section {...args} title="Hot games" description={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Added in the last thirty days.')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('More Hot games');
  },
};

export const LongContent: Story = {
  args: {
    title: 'Permainan jackpot progresif dengan hadiah utama yang dibagikan setiap minggu',
    description:
      'Hadiah utama tumbuh dengan setiap taruhan di semua permainan pada baris ini dan dibayarkan langsung ke dompet utama Anda tanpa syarat taruhan tambahan.',
    more: { href: '#jackpot', label: 'Selengkapnya' },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { ...Playground.args, onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, step }) => {
    const more = canvas.getByRole('link', { name: 'More New games' });
    await step('the way to the whole says of what, and is reached by Tab and Enter', async () => {
      await userEvent.tab();
      await expect(more).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('by pointer', async () => {
      await userEvent.click(more);
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};
