import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AccountError } from './AccountError';

const meta = {
  title: 'Features/Shared/AccountError',
  component: AccountError,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    feature: { visitor: 'unknown' },
    msw: { handlers: [answer('getMemberInfo')] },
  },
} satisfies Meta<typeof AccountError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network link is abnormal');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Held: Story = {
  parameters: {
    msw: {
      handlers: [
        refuse('getMemberInfo', {
          status: 429,
          code: 'TOO_MANY_REQUESTS',
          message: 'Too many requests, please try again after 5 minutes',
          value: { retryAfterSeconds: 300 },
        }),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('[F28] counts down while the gateway wants to hear nothing more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Try again' })).toHaveTextContent(
          /^Try again [45]:\d\d$/,
        ),
      );
    });
  },
};
