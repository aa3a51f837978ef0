// stories-check: no Loading, it is drawn once the status is known
// stories-check: no Empty, a closed site always has something to say
// stories-check: no NetworkError, it asks the gateway for nothing
// stories-check: no BusinessError, it asks the gateway for nothing
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { closedStatus } from '../../testing/fixtures';
import { StatusPage } from './StatusPage';

const closed = { active: true };

const meta = {
  title: 'Features/Frame/StatusPage',
  component: StatusPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { status: closedStatus({ maintenance: closed }) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('[ST-01] the site says that it is under maintenance', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'The platform is under maintenance' }),
      ).toBeVisible();
      await expect(canvas.queryByText(/203\.0\.113\.24/)).toBeNull();
    });
  },
};

export const RegionBlock: Story = {
  args: { status: closedStatus({ regionRestriction: closed }) },
  play: async ({ canvas, step }) => {
    await step('[ST-01] a blocked visitor reads the address that was seen', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Access restricted' }),
      ).toBeVisible();
      await expect(canvas.getByText('Your address: 203.0.113.24')).toBeVisible();
    });
  },
};

export const Both: Story = {
  args: { status: closedStatus({ maintenance: closed, regionRestriction: closed }) },
  play: async ({ canvas, step }) => {
    await step('[ST-02] maintenance goes before the region block', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'The platform is under maintenance',
      );
      await expect(canvas.queryByText('Access restricted')).toBeNull();
    });
  },
};

export const UnknownAddress: Story = {
  args: { status: undefined },
  play: async ({ canvas, step }) => {
    await step('an address that is not the merchant’s leads to customer service', async () => {
      await expect(canvas.getByText('Invalid URL, please contact customer service')).toBeVisible();
      await expect(canvas.queryByText(/Your address/)).toBeNull();
    });
  },
};

export const OwnWords: Story = {
  args: {
    status: closedStatus({
      maintenance: {
        active: true,
        title: 'Back at four in the morning',
        message: 'We are moving to a larger house. Open rounds are settled first.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Back at four in the morning',
    );
  },
};

export const ChatRefused: Story = {
  args: { status: closedStatus({ maintenance: closed }) },
  parameters: {
    msw: {
      handlers: [
        refuse('launchChat', {
          status: 429,
          code: 'TOO_MANY_REQUESTS',
          message: 'Customer service is closed at this hour.',
        }),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('a chat that is refused is told in the words of the gateway', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Customer service' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Customer service is closed at this hour.',
      );
    });
  },
};

export const Mobile: Story = {
  args: RegionBlock.args,
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
