import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withStore } from '../../testing/withStore';
import { withTrace } from '../../testing/withTrace';
import { BrandMark } from './BrandMark';

const meta = {
  title: 'Features/Frame/BrandMark',
  component: BrandMark,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" width="120" height="32"><rect width="120" height="32" rx="6" fill="#1f6f6b"/><path d="M14 24 26 8l12 16z" fill="#e3c27e"/><path d="M50 12h54M50 20h36" stroke="#f6f0e6" stroke-width="3"/></svg>',
)}`;

export const WithLogo: Story = {
  decorators: [withStore({ theme: { name: 'Lagoon', logo: LOGO } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lagoon, home' })).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [withStore({ theme: { name: 'The Lantern House by the Quiet Harbour' } })],
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  parameters: { feature: { path: '/rng' } },
  decorators: [withTrace],
  play: async ({ canvas, step }) => {
    await step('the sign leads home by keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Parlour Demo, home' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/$/);
    });
  },
};
