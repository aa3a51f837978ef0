import { Button } from '@parlour/design-system/Button';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { balance } from '../../testing/handlers';
import { Header } from './Header';

const meta = {
  title: 'Features/Frame/Header',
  component: Header,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { login: <Button>Log in</Button> },
  parameters: {
    msw: { handlers: balance() },
    docs: { story: { inline: false, height: '240px' } },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Balance' })).toBeNull();
  },
};

export const Member: Story = {
  parameters: { feature: { visitor: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥ 1,234.50')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NarrowMember: Story = { ...Member, ...Narrow };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('the theme changes to the other one and back', async () => {
      const theme = () => canvas.getByRole('button', { name: /(Dark|Light) theme/ });
      const before = theme().getAttribute('aria-label') ?? '';
      await userEvent.click(theme());
      await waitFor(() => expect(theme()).not.toHaveAccessibleName(before));
      await userEvent.click(theme());
      await waitFor(() => expect(theme()).toHaveAccessibleName(before));
    });
    await step('[HDR-01] the language is chosen by keyboard, without a reload', async () => {
      canvas.getByRole('button', { name: 'Language: English' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }));
      await expect(
        await canvas.findByRole('button', { name: 'Bahasa: Bahasa Indonesia' }),
      ).toBeVisible();
      await expect(document.documentElement).toHaveAttribute('lang', 'id');
    });
  },
};
