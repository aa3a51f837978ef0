import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { RESOURCES } from '../../testing/fixtures';
import { gatewayOf, statusWith, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import DownloadPage from './DownloadPage';

const meta = {
  title: 'Features/Support/DownloadPage',
  component: DownloadPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { ...gatewayOf(), feature: { path: '/down' } },
} satisfies Meta<typeof DownloadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The merchant has no guide here, so the usual steps show. */
export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SUP-04] a code and the steps for each app', async () => {
      const android = within(await screen.findByRole('region', { name: 'Android' }));
      await expect(android.getByRole('img', { name: 'QR code of the Android app' })).toBeVisible();
      await expect(await android.findAllByRole('listitem')).toHaveLength(4);
      await expect(screen.getByRole('region', { name: 'iPhone and iPad' })).toBeVisible();
    });
  },
};

export const OneApp: Story = {
  parameters: gatewayOf(statusWith({ IOS: RESOURCES.IOS })),
  play: async ({ step }) => {
    await step('[SUP-04] an app that there is not is left out', async () => {
      await expect(await screen.findByRole('region', { name: 'iPhone and iPad' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Android' })).toBeNull();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getSystemStatus')) };

export const Empty: Story = {
  parameters: gatewayOf(statusWith({})),
  play: async ({ step }) => {
    await step('without an app it says what works instead', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'No app to load yet' }),
      ).toBeVisible();
    });
  },
};

/** The apps could not be loaded. */
export const Unknown: Story = {
  parameters: gatewayOf(disconnect('getSystemStatus')),
  play: async ({ step }) => {
    await step('says so, and asks again', async () => {
      const alert = await screen.findByRole('alert');
      await expect(alert).toHaveTextContent('The apps could not be loaded');
      await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};

/** The guide can't be loaded: the usual steps replace it. */
export const NetworkError: Story = { parameters: gatewayOf(disconnect('listContentPages')) };

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listContentPages')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
