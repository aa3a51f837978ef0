import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Badge } from '../Badge/Badge';
import { FACT_LIST_VARIANTS, FactList } from './FactList';

const meta = {
  title: 'Design System/Content/FactList',
  component: FactList,
  tags: ['autodocs'],
  args: {
    facts: [
      { label: 'Product', value: 'Tea set' },
      { label: 'Points', value: '4,200' },
      { label: 'Status', value: <Badge tone="info">In Process</Badge> },
      { label: 'Points left', value: '18,350', isStrong: true },
    ],
    style: { maxInlineSize: 480 },
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'rows', isSunken: true } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      {FACT_LIST_VARIANTS.map((variant) => (
        <FactList key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    // In right-to-left text an element starts at its right edge.
    const edges = (element: Element | undefined) => {
      const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
      const sides = [Math.round(left), Math.round(right)];
      const [start, end] = document.dir === 'rtl' ? sides.reverse() : sides;
      return { start, end };
    };
    const [inRows, inColumns] = canvas.getAllByText('4,200');
    await step('a value ends with its row', async () => {
      await expect(edges(inRows).end).toBe(edges(inRows?.parentElement ?? undefined).end);
    });
    await step('or stands below its label', async () => {
      const label = canvas.getAllByText('Points')[1];
      await expect(edges(inColumns).start).toBe(edges(label).start);
    });
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      {FACT_LIST_VARIANTS.map((variant) => (
        <FactList key={variant} {...args} variant={variant} isSunken />
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    facts: [
      {
        label: 'Jumlah taruhan sah seluruh anggota tim selama tujuh hari terakhir',
        value: 'IDR 128.450.902.114.233,50',
      },
      { label: 'Nomor transaksi', value: 'TRX-20261114-000000000000000000000000000000000018237' },
      { label: 'Sisa', value: 'IDR 0,00', isStrong: true },
    ],
    isSunken: true,
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
