import { withFeatureProviders } from '@parlour/feature-core/testing';
import { disconnect } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { balance } from '../../testing/handlers';
import { withTrace } from '../../testing/withTrace';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Features/Frame/BottomBar',
  component: BottomBar,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  parameters: { feature: { visitor: 'member', path: '/rng' }, msw: { handlers: balance() } },
  play: async ({ canvas, step }) => {
    await step('what waits for a member is drawn and said', async () => {
      const me = await canvas.findByRole('link', { name: 'Me 3 unread; Contracts, 1 to answer' });
      await expect(within(me).getByText('4')).toBeVisible();
      await expect(
        await canvas.findByRole('link', { name: 'Promotions 2 open to you' }),
      ).toHaveTextContent('2');
    });
  },
};

/** The counts could not be loaded. */
export const CountsFailed: Story = {
  parameters: {
    feature: { visitor: 'member' },
    msw: { handlers: [disconnect('getUnreadCount')] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Me' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Promotions' })).toBeVisible();
  },
};

export const LongContent: Story = { ...Member, globals: { language: 'id' }, play: undefined };

export const Interaction: Story = {
  decorators: [withTrace],
  play: async ({ canvas, step }) => {
    await step('Tab goes through the five ways in their order', async () => {
      for (const name of ['Home', 'Games', 'Promotions', 'Wallet', 'Me']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveTextContent(name);
      }
    });
    await step('the last one asks a guest to log in', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Dialog' })).toHaveTextContent('login');
    });
    await step('the others change the page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Games' }));
      await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('/rng');
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Games');
    });
  },
};

export const MemberInteraction: Story = {
  parameters: { feature: { visitor: 'member', path: '/rng?page=2' }, msw: { handlers: balance() } },
  decorators: [withTrace],
  play: async ({ canvas, step }) => {
    await step('the wallet opens where money is paid in, over the page that is shown', async () => {
      await expect(canvas.getByRole('link', { name: 'Wallet' })).toHaveAttribute(
        'href',
        '/rng?page=2&member=depositv2',
      );
    });
    await step('the last one opens the member centre over the page that is shown', async () => {
      await expect(canvas.getByRole('link', { name: /^Me/ })).toHaveAttribute(
        'href',
        '/rng?page=2&member=',
      );
    });
  },
};

export const TrialInteraction: Story = {
  parameters: { feature: { visitor: 'trial' } },
  decorators: [withTrace],
  play: async ({ canvas, step }) => {
    await step('who has no account of one’s own is asked before the session ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await expect(canvas.getByRole('status', { name: 'Dialog' })).toHaveTextContent('logout');
    });
  },
};
