import { answer, disconnect } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import HelpOverlay from './HelpOverlay';

const meta = {
  title: 'Features/Support/HelpOverlay',
  component: HelpOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(),
    overlay: { name: 'help' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof HelpOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Help centre' }));
    await step('[MOD-07] an article takes focus, and gives it back to its line', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'How do I log in?' }));
      await waitFor(async () =>
        expect(
          await dialog.findByRole('heading', { level: 3, name: 'How do I log in?' }),
        ).toHaveFocus(),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'All topics' }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'How do I log in?' })).toHaveFocus(),
      );
    });
    await step('closes and is gone', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const OneArticle: Story = {
  parameters: { overlay: { name: 'help', article: 'hp-start-1' } },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 3, name: 'How do I open an account?' }),
    ).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search the help centre' }),
      'zebra',
    );
    await expect(await screen.findByText('No article says “zebra”')).toBeVisible();
  },
};

export const Empty: Story = { parameters: gatewayOf(answer('getHelpCenter', { topics: [] })) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getHelpCenter')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
