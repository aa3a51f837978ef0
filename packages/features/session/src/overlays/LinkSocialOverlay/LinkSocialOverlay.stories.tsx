import { answer } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { PROVIDERS } from '../../testing/outsideServices';
import { withSite } from '../../testing/withSite';
import LinkSocialOverlay from './LinkSocialOverlay';

const meta = {
  title: 'Features/Session/LinkSocialOverlay',
  component: LinkSocialOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    feature: { visitor: 'member', merchant: { socialProviders: PROVIDERS } },
    ...gatewayOf([], answer('linkSocialAccount')),
    overlay: { name: 'linkSocial', provider: 'quay-id' },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof LinkSocialOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('[LOGIN-15] the password is asked for before the sign-in', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Link Quay' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Continue with Quay' }));
      await waitFor(() =>
        expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
          'Input cannot be empty',
        ),
      );
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
