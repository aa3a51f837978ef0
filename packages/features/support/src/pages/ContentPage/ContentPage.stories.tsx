import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { contentPage, gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ContentPage from './ContentPage';

const withRoute: Decorator = (Story) => (
  <Routes>
    <Route path="/content/:pageId" element={<Story />} />
  </Routes>
);

const meta = {
  title: 'Features/Support/ContentPage',
  component: ContentPage,
  tags: ['autodocs'],
  decorators: [withRoute, ...withSite],
  parameters: { ...gatewayOf(), feature: { path: '/content/about-us' } },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const attack = `<p>Hello <img src=x onerror="window.hit=1"><script>window.hit=1</script>
<a href="javascript:window.hit=1">here</a><form><input name="password"></form></p>`;

export const Ready: Story = {
  play: async ({ step }) => {
    await step('the page names the document', async () => {
      await screen.findByRole('heading', { level: 1, name: 'A quiet house since 2009' });
      await expect(document.title).toBe('A quiet house since 2009 · Parlour Demo');
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getContentPage')) };

/** A page always has a text, so this is an unknown name. */
export const Empty: Story = {
  parameters: gatewayOf(
    refuse('getContentPage', { status: 404, code: 'NOT_FOUND', message: 'Not found' }),
  ),
  play: async ({ step }) => {
    await step('says that there is none, and what there is', async () => {
      await screen.findByRole('heading', { level: 1, name: 'There is no such page' });
      await expect(
        await screen.findByRole('link', { name: 'What the levels bring' }),
      ).toBeVisible();
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getContentPage')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('getContentPage')) };

export const Hostile: Story = {
  parameters: gatewayOf(contentPage({ content: attack })),
  play: async ({ step }) => {
    await step('shows the words of a page and none of its code', async () => {
      const page = await screen.findByRole('article');
      await expect(page).toHaveTextContent('Hello');
      await expect(page.querySelector('img, script, form, input, a[href]')).toBeNull();
      await expect((window as { hit?: number }).hit).toBeUndefined();
    });
  },
};

export const News: Story = { parameters: gatewayOf(contentPage({ kind: 'NEWS' })) };

export const Mobile: Story = {
  globals: { language: 'id', viewport: { value: 'mobile' } },
  parameters: gatewayOf(
    contentPage({
      title: 'Donaudampfschifffahrtsgesellschaftskapitän dan ruang santai malam hari',
    }),
  ),
};
