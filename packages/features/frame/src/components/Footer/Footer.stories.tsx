import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_LANES } from '../../testing/fixtures';
import { categories } from '../../testing/handlers';
import { Footer } from './Footer';

const meta = {
  title: 'Features/Frame/Footer',
  component: Footer,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { msw: { handlers: categories() } },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Slots' })).toHaveAttribute(
      'href',
      '/rng',
    );
    await expect(canvas.getByRole('img', { name: 'For people of 18 and over' })).toBeVisible();
    await expect(canvas.getByText('copyright 2023, 18+')).toBeVisible();
  },
};

export const Whole: Story = {
  play: async ({ canvas, step }) => {
    await step(
      '[SUP-05] help, feedback, averages, vendors and marks follow when it comes near',
      async () => {
        const help = within(await canvas.findByRole('navigation', { name: 'Help' }));
        await expect(help.getByRole('link', { name: 'Help centre' })).toHaveAttribute(
          'href',
          '/help',
        );
        await expect(help.getByRole('button', { name: 'Feedback' })).toBeVisible();
        await expect(canvas.getByText('Average deposit time')).toBeVisible();
        await expect(canvas.getByText('3 min')).toBeVisible();
        const vendors = await canvas.findByRole('list', { name: 'Game vendors' });
        await expect(getComputedStyle(vendors).filter).toBe('grayscale(1)');
        await expect(canvas.getByRole('link', { name: 'Responsible gaming' })).toHaveAttribute(
          'href',
          '/content/responsible-gaming',
        );
        const browsers = within(
          canvas.getByRole('list', { name: 'Works in all current browsers' }),
        );
        await expect(browsers.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
          'Chrome',
          'Edge',
          'Firefox',
          'Safari',
        ]);
      },
    );
  },
};

/** [R24] Limits, help and the page about safer play are one press away on every page; age and licence are told. */
export const SaferPlay: Story = {
  parameters: {
    feature: {
      merchant: {
        licence: {
          text: 'Licensed by the Example Commission, no. 12345',
          url: 'https://commission.example/12345',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const link = async (name: string, href: string) =>
      expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    await link('Your own limits', '/?member=saferPlay');
    await link('Responsible gaming', '/content/responsible-gaming');
    await link('Help with gambling', 'https://help.example');
    await link('Licensed by the Example Commission, no. 12345', 'https://commission.example/12345');
    await expect(canvas.getByRole('img', { name: 'For people of 18 and over' })).toBeVisible();
  },
};

export const Narrow: Story = {
  parameters: { msw: { handlers: categories(LONG_LANES) } },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
