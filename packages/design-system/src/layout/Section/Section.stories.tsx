import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Grid } from '../Grid/Grid';
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

export const Missing: Story = { args: { description: undefined, more: undefined } };

export const LongContent: Story = {
  args: {
    title: 'Permainan jackpot progresif dengan hadiah utama yang dibagikan setiap minggu',
    description:
      'Hadiah utama tumbuh dengan setiap taruhan di semua permainan pada baris ini dan dibayarkan langsung ke dompet utama Anda tanpa syarat taruhan tambahan.',
    more: { href: '#jackpot', label: 'Selengkapnya' },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
