import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { NOTICE_TONES, Notice } from './Notice';

const meta = {
  title: 'Design System/Feedback/Notice',
  component: Notice,
  tags: ['autodocs'],
  args: { children: 'Deposits by bank transfer take up to ten minutes today.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'warning', title: 'Slower than usual' } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={12}>
      {NOTICE_TONES.map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={`tone ${tone}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Notice {...args} />
      <Notice {...args} title="Slower than usual" tone="warning" />
      <Notice
        {...args}
        tone="danger"
        action={
          <Button size="sm" variant="outline" tone="neutral">
            Try again
          </Button>
        }
      >
        The balance could not be read.
      </Notice>
    </Stack>
  ),
};

export const Missing: Story = { args: { title: 'Saved', children: undefined, tone: 'positive' } };

export const LongContent: Story = {
  args: {
    tone: 'warning',
    title: 'Pemeliharaan sistem terjadwal pada hari Kamis dini hari',
    children:
      'Beberapa permainan tidak tersedia antara pukul 02.00 dan 04.30; saldo dan putaran yang sedang berjalan tetap tersimpan. Donaudampfschifffahrtsgesellschaftskapitänskajüte',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
