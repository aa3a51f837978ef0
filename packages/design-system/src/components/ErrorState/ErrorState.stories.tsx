import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Design System/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: { title: 'The games could not be loaded' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    children: 'The connection broke off. Your balance is not touched.',
    action: (
      <Button variant="outline" tone="neutral" icon={<RefreshIcon />}>
        Try again
      </Button>
    ),
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      <ErrorState {...args} />
      <ErrorState {...args} {...Playground.args} />
    </Grid>
  ),
};

/** Text without an action, and an action without text. */
export const Missing: Story = {
  args: Playground.args,
  render: (args) => (
    <Grid minColumn={280}>
      <ErrorState {...args} action={undefined} />
      <ErrorState {...args}>{undefined}</ErrorState>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByText(/^The connection broke off/)).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
};

export const LongContent: Story = {
  args: {
    ...Playground.args,
    title: 'Riwayat transaksi tiga puluh hari terakhir tidak dapat dimuat',
    children:
      'Sambungan ke server terputus sebelum semua data diterima. Saldo Anda tidak berubah; silakan coba lagi beberapa saat lagi.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
