// stories-check: no Loading, it asks the gateway for nothing
// stories-check: no Empty, it lists nothing
// stories-check: no NetworkError, it asks the gateway for nothing
// stories-check: no BusinessError, it asks the gateway for nothing
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withTrace } from '../../testing/withTrace';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Features/Frame/NotFoundPage',
  component: NotFoundPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { feature: { path: '/no-such-page' } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This page is not here' }),
    ).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };

export const Interaction: Story = {
  decorators: [withTrace],
  play: async ({ canvas, step }) => {
    await step('[RT-18] there is a way home', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/$/);
    });
  },
};
