import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntentNotice } from './IntentNotice';

const meta = {
  title: 'Features/Shared/IntentNotice',
  component: IntentNotice,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { state: { status: 'checking' } },
} satisfies Meta<typeof IntentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We are checking');
  },
};

export const Unclear: Story = { args: { state: { status: 'unclear' } } };

export const Unsent: Story = { args: { state: { status: 'unsent' } } };

export const Refused: Story = {
  args: {
    state: {
      status: 'refused',
      error: {
        kind: 'refused',
        status: 409,
        code: 'STATE_CONFLICT',
        message: 'Your balance is lower than this amount.',
        details: {},
      },
    },
  },
};
