import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListPager } from './ListPager';

const meta = {
  title: 'Features/Shared/ListPager',
  component: ListPager,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { page: 2, pageCount: 9, onSelect: fn() },
} satisfies Meta<typeof ListPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ page: 3 });
  },
};

export const Links: Story = { args: { hrefFor: (page) => `?page=${String(page)}` } };

export const Single: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
