import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fullLobby, hotGamesOnce, lobbyOf } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import GameListPage from './GameListPage';

const meta = {
  title: 'Features/Lobby/GameListPage',
  component: GameListPage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { path: '/rng' },
    ...fullLobby(),
  },
} satisfies Meta<typeof GameListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types letter after letter without letting the page render in between, as on a slow phone. */
function typeInOneGo(field: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const letter of text) {
    value?.set?.call(field, field.value + letter);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

const count = /^\d+ games?$/;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('140 games')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Slots' })).toBeVisible();
  },
};

/** A member may have agreed on another rebate than the merchant's. */
export const OwnRebate: Story = {
  parameters: {
    feature: { path: '/rng', visitor: 'member' },
    ...fullLobby(
      answer('getRebateRates', { rates: [{ gameCategory: 'RNG', rate: 55 }] }),
      answer('getFavoriteGames', []),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rebate 0.55%')).toBeVisible();
    await expect(canvas.queryByText('Rebate 1.2%')).toBeNull();
  },
};

export const Loading: Story = { parameters: fullLobby(hang('getGameList')) };

export const Empty: Story = {
  parameters: lobbyOf([]),
  play: async ({ canvas }) => {
    // No filter is set, so there is nothing to clear.
    await expect(await canvas.findByText('No game is open here')).toBeVisible();
    await expect(canvas.queryByText('No game fits')).toBeNull();
    await expect(canvas.getByText('0 games')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: fullLobby(disconnect('getGameList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
  },
};

export const BusinessError: Story = {
  parameters: fullLobby(
    refuse('getGameList', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait five minutes and try again.',
      value: { retryAfterSeconds: 300 },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The games could not be loaded',
    );
    // As long as the gateway's `Retry-After` says (F28).
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveTextContent(/^Try again [45]:\d\d$/);
  },
};

export const Hot: Story = {
  parameters: { feature: { path: '/hot' } },
  play: async ({ canvas, step }) => {
    await step('[RT-04] the hot games come without filters', async () => {
      await expect(await canvas.findByText('12 games')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
      await expect(canvas.queryByRole('search')).toBeNull();
    });
  },
};

export const HotOfNobody: Story = {
  parameters: { feature: { path: '/hot?vassalage=MZN' } },
  play: async ({ canvas, step }) => {
    await step('[RT-04] a vendor without a hot game leads to those of all', async () => {
      await expect(await canvas.findByText('No game is open here')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'All hot games' })).toHaveAttribute(
        'href',
        '/hot',
      );
    });
  },
};

export const HotNotRefreshed: Story = {
  parameters: { feature: { path: '/hot' }, ...fullLobby(hotGamesOnce()) },
  play: async ({ canvas, step }) => {
    await canvas.findByText('12 games');
    await step('a refresh that fails says so, and the games stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('The hot games could not be brought up to date');
      await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByText('12 games')).toBeVisible();
    });
  },
};

export const NoVendors: Story = {
  parameters: {
    feature: { path: '/rng?vassalage=AML' },
    ...fullLobby(refuse('getGameVendors', { status: 400, code: 'SYSTEM_ERROR', message: '' })),
  },
  play: async ({ canvas, step }) => {
    await step('says that there are none to choose from, and keeps the one', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('The vendors could not be loaded');
      await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveDisplayValue('AML');
    });
  },
};

export const Shared: Story = {
  parameters: { feature: { path: '/rng?vassalage=AML&q=koi' } },
  play: async ({ canvas, step }) => {
    await step('the address says what the list is narrowed by', async () => {
      await expect(await canvas.findByRole('searchbox')).toHaveValue('koi');
      const vendor = canvas.getByRole('combobox', { name: 'Vendor' });
      await waitFor(() => expect(vendor).toHaveDisplayValue('Amber Loom'));
      await expect(await canvas.findByText(count)).not.toHaveTextContent('140');
    });
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('140 games');
    await step('what is typed in haste stays as it was typed, and finds', async () => {
      const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
      typeInOneGo(search, 'lantern koi');
      await expect(search).toHaveValue('lantern koi');
      await expect(await canvas.findByText('4 games')).toBeVisible();
      await expect(canvas.queryByRole('article', { name: 'Comet Orchard' })).toBeNull();
    });
    await step('Enter and the arrow down lead to the first game', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search games' });
      const [first] = canvas.getAllByRole('button', { name: 'Play Lantern Koi' });
      for (const key of ['{Enter}', '{ArrowDown}']) {
        search.focus();
        await userEvent.keyboard(key);
        await waitFor(() => expect(first).toHaveFocus());
      }
    });
    await step('a vendor narrows it further, clearing brings all back', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vendor' }), 'Northlight');
      await waitFor(() => expect(canvas.queryByText('4 games')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
      await expect(await canvas.findByText('140 games')).toBeVisible();
    });
  },
};
