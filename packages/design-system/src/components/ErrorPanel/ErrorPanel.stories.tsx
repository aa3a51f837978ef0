import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ERROR_PANEL_VARIANTS, ErrorPanel } from './ErrorPanel';
import { ERROR_LABELS, HELP, LONG_ERROR_LABELS } from './ErrorPanel.fixtures';

const meta = {
  title: 'Design System/Feedback/ErrorPanel',
  component: ErrorPanel,
  tags: ['autodocs'],
  args: { labels: ERROR_LABELS, onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'full', isRetrying: false, reference: '7f3a-19c2', help: HELP },
};

export const Variants: Story = {
  args: { reference: '7f3a-19c2', help: HELP },
  render: (args) => (
    <Stack gap={32}>
      {ERROR_PANEL_VARIANTS.map((variant) => (
        <ErrorPanel key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      {ERROR_PANEL_VARIANTS.map((variant) => (
        <ErrorPanel key={variant} {...args} variant={variant} isRetrying />
      ))}
    </Stack>
  ),
};

/** Only a title. */
export const Missing: Story = {
  render: () => (
    <Stack gap={32}>
      {ERROR_PANEL_VARIANTS.map((variant) => (
        <ErrorPanel key={variant} variant={variant} labels={{ title: ERROR_LABELS.title }} />
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  ...Variants,
  args: {
    labels: LONG_ERROR_LABELS,
    reference: '7f3a19c2-55d0-4be1-9d8b-1c0e2f6a7b43',
    help: HELP,
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await step('by pointer', async () => {
      await userEvent.click(retry);
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledTimes(2);
    });
  },
};
