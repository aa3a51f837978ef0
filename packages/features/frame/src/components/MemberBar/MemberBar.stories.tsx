import { writeStored } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LONG_ACCOUNT } from '../../testing/fixtures';
import { balance, movingBalance } from '../../testing/handlers';
import { withStore } from '../../testing/withStore';
import { withTrace } from '../../testing/withTrace';
import MemberBar from './MemberBar';

const meta = {
  title: 'Features/Frame/MemberBar',
  component: MemberBar,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { feature: { visitor: 'member' }, msw: { handlers: balance() } },
  beforeEach: () => {
    writeStored('balanceHidden', null);
  },
} satisfies Meta<typeof MemberBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('[HDR-06] two decimals and separators of thousands', async () => {
      await expect(await canvas.findByText('¥ 1,234.50')).toBeVisible();
    });
    await expect(canvas.getByText('member1')).toBeVisible();
    await expect(canvas.getByText('VIP 2')).toBeVisible();
    await step('[HDR-07] the name opens the member centre', async () => {
      await expect(canvas.getByRole('link', { name: /^member1/ })).toHaveAttribute(
        'href',
        '/?member=securityCenter',
      );
    });
    await step('[HDR-07] each way stands beside it', async () => {
      for (const [name, page] of [
        ['Deposit', 'depositv2'],
        ['Withdraw', 'withdraw'],
        ['Betting record', 'personalHistoryCopy'],
      ])
        await expect(canvas.getByRole('link', { name, hidden: true })).toHaveAttribute(
          'href',
          `/?member=${page}`,
        );
    });
    await step('[HDR-09] counts are said as well as drawn', async () => {
      await expect(
        await canvas.findByRole('link', { name: 'Messages, 3 unread' }),
      ).toHaveTextContent('3');
      await expect(
        canvas.getByRole('link', { name: 'Promotions, 2 open to you' }),
      ).toHaveTextContent('2');
    });
    await step('[AC-07] an offer leads to the contracts', async () => {
      await expect(canvas.getByRole('link', { name: 'Contracts, 1 to answer' })).toHaveAttribute(
        'href',
        '/?member=contracts',
      );
    });
    await step('[HDR-08] the agents’ way is for agents', async () => {
      await expect(canvas.queryByRole('link', { name: 'Agent centre', hidden: true })).toBeNull();
    });
  },
};

export const Unknown: Story = {
  parameters: {
    feature: { visitor: 'unknown' },
    msw: { handlers: [...balance(), answer('getMemberInfo')] },
  },
};

export const UnknownInteraction: Story = {
  ...Unknown,
  play: async ({ canvas, step }) => {
    await step('an account that could not be looked up is spoken of', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Your account could not be loaded');
      await expect(alert).toHaveTextContent('Network link is abnormal');
      await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    });
    await step('and asked for again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('group', { name: 'Balance' })).toBeVisible();
    });
  },
};

/** On a phone the bottom bar has the logout. */
export const UnknownOnPhone: Story = {
  parameters: Unknown.parameters,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Agent: Story = {
  parameters: {
    feature: { visitor: 'agent' },
    msw: { handlers: [answer('getUnreadCount'), ...balance()] },
  },
  play: async ({ canvas, step }) => {
    await step('[HDR-08] agents have the way to their centre', async () => {
      // Visible from 1,280 px on, where there is space for labels.
      const way = await canvas.findByRole('link', { name: 'Agent centre', hidden: true });
      await expect(way).toHaveAttribute('href', '/?agent=agentTeamOverview');
    });
    await step('[AG-10] payments count beside offers, and lead to their page', async () => {
      const way = await canvas.findByRole('link', {
        name: 'Contracts, 3 waiting: to answer 1, payments due or failed 2',
        hidden: true,
      });
      await expect(way).toHaveTextContent('3');
      await expect(way).toHaveAttribute('href', '/?agent=agentDividendRecordCopy2');
    });
  },
};

export const Trial: Story = {
  parameters: { feature: { visitor: 'trial' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trial')).toBeVisible();
    await expect(canvas.queryByText('VIP 2')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [hang('getBalance'), ...balance()] } },
};

export const NetworkError: Story = {
  parameters: { msw: { handlers: [disconnect('getBalance'), ...balance()] } },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('status');
    await waitFor(() =>
      expect(news).toHaveTextContent('The balance could not be loaded. Press it to try again.'),
    );
    const figure = canvas.getByRole('button', { name: /^Refresh balance/ });
    await expect(figure).toHaveTextContent('—');
    await expect(figure).toHaveAttribute('title', news.textContent);
  },
};

export const CountsUnknown: Story = {
  parameters: { msw: { handlers: [hang('getUnreadCount'), ...balance()] } },
  play: async ({ canvas, step }) => {
    await step('[HDR-09] of what is not known no count is said', async () => {
      await expect(await canvas.findByRole('link', { name: 'Messages' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Promotions' })).toBeVisible();
    });
  },
};

export const LongContent: Story = {
  decorators: [withStore({ account: LONG_ACCOUNT })],
  parameters: { msw: { handlers: balance('123456789012.50') } },
  globals: { viewport: { value: 'narrow' } },
};

const wallet = movingBalance();

export const Interaction: Story = {
  parameters: { msw: { handlers: [wallet.handler, ...balance()] } },
  decorators: [withTrace],
  beforeEach: () => wallet.moveTo('1234.50'),
  play: async ({ canvas, step }) => {
    await canvas.findByText('¥ 1,234.50');
    const figure = canvas.getByRole('button', { name: /^Refresh balance/ });
    await step('[HDR-06] a press reads the balance again', async () => {
      wallet.moveTo('1300.00');
      await userEvent.click(figure);
      await expect(await canvas.findByText('¥ 1,300.00')).toBeVisible();
      await waitFor(() => expect(figure).not.toHaveAttribute('aria-busy'));
    });
    await step('[HDR-06] it can be hidden and shown again, by keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(figure).toHaveTextContent('***');
      await expect(canvas.queryByText(/1,300/)).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('¥ 1,300.00')).toBeVisible();
    });
    await step('the way out asks first', async () => {
      canvas.getByRole('button', { name: 'Log out' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Dialog' })).toHaveTextContent('logout');
    });
  },
};
