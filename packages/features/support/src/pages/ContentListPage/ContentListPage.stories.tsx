import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { NEWS } from '../../testing/fixtures';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ContentListPage from './ContentListPage';

const meta = {
  title: 'Features/Support/ContentListPage',
  component: ContentListPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { ...gatewayOf(), feature: { path: '/news?page=2' } },
} satisfies Meta<typeof ContentListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = answer('listContentPages', { ...NEWS, content: [], totalPages: 0 });

export const Ready: Story = {
  play: async ({ step }) => {
    await step('the entries, and the ways to the other pages', async () => {
      await expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(6);
      await expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
        'href',
        '/news?page=3',
      );
      await expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/news');
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listContentPages')) };

export const Empty: Story = {
  parameters: { ...gatewayOf(nothing), feature: { path: '/news' } },
};

export const PastTheEnd: Story = {
  parameters: gatewayOf(nothing),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/news',
    );
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listContentPages')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listContentPages')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
