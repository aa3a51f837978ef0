import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ERROR_PANEL_VARIANTS } from '../ErrorPanel/ErrorPanel';
import { ERROR_LABELS, HELP, LONG_ERROR_LABELS } from '../ErrorPanel/ErrorPanel.fixtures';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
import { BreakableRow, Breaks } from './ErrorBoundary.fixtures';

const meta = {
  title: 'Design System/Feedback/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['autodocs'],
  // React logs the error before the boundary catches it.
  parameters: { console: { allow: [/The row cannot be drawn/, /ErrorBoundary/] } },
  args: { labels: ERROR_LABELS, children: <Breaks />, onError: fn(), onRetry: fn() },
} satisfies Meta<ErrorBoundaryProps>;

export default meta;
type Story = StoryObj<ErrorBoundaryProps>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'full', help: HELP, reference: '7f3a-19c2' } };

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <ErrorBoundary {...args}>
        <p>Nothing has broken here.</p>
      </ErrorBoundary>
      {ERROR_PANEL_VARIANTS.map((variant) => (
        <ErrorBoundary key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

export const LongContent: Story = { args: { labels: LONG_ERROR_LABELS, help: HELP } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { variant: 'compact' },
  render: (args) => <BreakableRow {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('keeps the fault to itself and reports it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Break it' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent(ERROR_LABELS.title);
      await expect(canvas.getByText('The rest of the page stands.')).toBeVisible();
      await expect(args.onError).toHaveBeenCalledTimes(1);
    });
    await step('draws it anew, and focus stays on the page', async () => {
      canvas.getByRole('button', { name: 'Try again' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Break it' })).toBeVisible();
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};
