import type { MemberPage } from '@parlour/feature-core';
import { ALL_FEATURES, entriesOf } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import MemberCentre from './MemberCentre';

/** The pages of all features, in their order. */
const MEMBER_PAGES = entriesOf(ALL_FEATURES, 'memberPages');

const counts = exampleOf('getUnreadCount') as object;
const withoutReferral = answer('getUnreadCount', {
  ...counts,
  availablePromo: { REFERRAL: { enabled: false } },
});

const meta = {
  title: 'Features/Member/MemberCentre',
  component: MemberCentre,
  tags: ['autodocs'],
  decorators: withSite,
  args: {
    pages: MEMBER_PAGES,
    requestedPage: 'securityCenter',
    hrefOf: (page: MemberPage) => `/?member=${page}`,
    renderPage: (page: MemberPage) => <p>{`This is the page ${page}.`}</p>,
    onClose: fn(),
  },
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof MemberCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

const links = () => screen.getAllByRole('link');

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('[MC-01] every page in its order, the first at the beginning', async () => {
      await screen.findByRole('link', { name: 'Invite friends' });
      await expect(links().map((link) => link.getAttribute('href'))).toEqual(
        MEMBER_PAGES.map(({ id }) => `/?member=${id}`),
      );
      await expect(links()[0]).toHaveAttribute('aria-current', 'page');
    });
    await step(
      '[MC-02] [AC-07] counts stand on missions, messages, rewards and contracts',
      async () => {
        for (const name of [
          'Missions 1 mission to collect',
          'Messages 3 unread messages',
          'Reward centre 4 rewards to claim',
          'Contracts 1 contract to answer',
        ])
          await expect(screen.getByRole('link', { name })).toBeVisible();
      },
    );
    await step('Escape closes', async () => {
      screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

export const NoReferral: Story = {
  args: { requestedPage: 'referral' },
  parameters: gatewayOf(withoutReferral),
  play: async ({ step }) => {
    await step('without the promotion there is no such page', async () => {
      await expect(await screen.findByText('This is the page securityCenter.')).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
    });
  },
};

export const NoContracts: Story = {
  args: { requestedPage: 'contracts' },
  parameters: gatewayOf(answer('getUnreadCount', { ...counts, contractsToAnswer: 0 })),
  play: async ({ step }) => {
    await step('where the merchant has none and none waits there is no such page', async () => {
      await expect(await screen.findByText('This is the page securityCenter.')).toBeVisible();
      await expect(screen.queryByRole('link', { name: /^Contracts/ })).toBeNull();
    });
  },
};

export const Agent: Story = {
  parameters: { feature: { visitor: 'agent' } },
  play: async ({ step }) => {
    await step('the way to their own centre stands beside their first page', async () => {
      const [first, second] = await screen.findAllByRole('link');
      await expect(first).toHaveTextContent('Security');
      await expect(second).toHaveAccessibleName('Agent centre');
      await expect(second).toHaveAttribute('href', '/?agent=agentTeamOverview');
    });
    await step('an agent invites by the register centre', async () => {
      await expect(await screen.findByRole('link', { name: 'Invite friends' })).toHaveAttribute(
        'href',
        '/?agent=registerCenter',
      );
    });
  },
};

/** Whether friends can be invited is not known yet, and neither is the balance. */
export const Loading: Story = {
  args: { requestedPage: 'referral' },
  parameters: gatewayOf(hang('getUnreadCount'), hang('getBalance')),
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getUnreadCount'), disconnect('getBalance')),
  play: async () => {
    await expect(await screen.findByText('The balance could not be loaded')).toBeVisible();
  },
};

export const LongLanguage: Story = { globals: { language: 'id' } };

export const Mobile: Story = {
  args: { requestedPage: '' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ step }) => {
    await step('a phone begins with the list, and a page leads back to it', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^Messages/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'All pages' }));
      await expect(screen.getByRole('link', { name: /^Messages/ })).toBeVisible();
    });
  },
};
