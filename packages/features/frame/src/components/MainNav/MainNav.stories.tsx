import { withFeatureProviders } from '@parlour/feature-core/testing';
import { hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LONG_LANES } from '../../testing/fixtures';
import { categories } from '../../testing/handlers';
import { withTrace } from '../../testing/withTrace';
import { MainNav } from './MainNav';

const meta = {
  title: 'Features/Frame/MainNav',
  component: MainNav,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    feature: { path: '/rng' },
    msw: { handlers: categories() },
    docs: { story: { inline: false, height: '360px' } },
  },
} satisfies Meta<typeof MainNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('home, the categories, promotions', async () => {
      await canvas.findByRole('link', { name: 'Slots' });
      const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'Home',
        'Sports',
        'Live casino',
        'Slots',
        'Lottery',
        'Northlight',
        'Promotions',
      ]);
    });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Slots');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [hang('getGameVendors')] } } };

export const LongContent: Story = {
  globals: { language: 'id' },
  parameters: { feature: { path: '/' }, msw: { handlers: categories(LONG_LANES) } },
};

export const Interaction: Story = {
  decorators: [withTrace],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'Slots' });
    await step('[NAV-05] focus opens eleven vendors and a way to all of them', async () => {
      canvas.getByRole('button', { name: 'Vendors of Slots' }).focus();
      await expect(await canvas.findByRole('link', { name: 'Slow River' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Lantern House' })).toBeNull();
      await expect(canvas.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/rng');
    });
    await step('Escape closes them', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Slow River' })).toBeNull());
    });
    await step('a category leads to its list', async () => {
      canvas.getByRole('link', { name: 'Lottery' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('/elott');
    });
  },
};
