// stories-check: no Empty, a game is there or it is not
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GAME_HOST, sampleGame } from '../../testing/fixtures';
import { gameRoom, launchAtSecondTry, pausedAfterLaunch } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import InGamePage from './InGamePage';

const PAUSED = 'Play is paused for your account. You can still withdraw what is available.';

const meta = {
  title: 'Features/Lobby/InGamePage',
  component: InGamePage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    feature: { visitor: 'member', path: '/seamless?game=200000' },
    ...gameRoom(),
  },
} satisfies Meta<typeof InGamePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  // What the frame shows belongs to the vendor: no picture.
  tags: ['no-visual'],
  parameters: gameRoom(answer('getPlaySession')),
  play: async ({ canvas, step }) => {
    await step('[SP-05] [R01] [R06] [R07] with time and money of the session above', async () => {
      const strip = await canvas.findByRole('group', { name: 'Your session' });
      await waitFor(() => expect(strip).toHaveTextContent(/12\.50.*487\.50/));
      await expect(within(strip).getByRole('link', { name: 'Limits' })).toBeVisible();
    });
    await step('the game opens in its frame', async () => {
      const frame = await canvas.findByTitle('Lantern Koi');
      await expect(frame).toHaveAttribute('src', `${GAME_HOST}/play#launch=story`);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lantern Koi');
    });
    await expect(canvas.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute(
      'href',
      '/rng',
    );
  },
};

export const Loading: Story = {
  parameters: gameRoom(hang('launchGame')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Opening Lantern Koi' })).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: gameRoom(disconnect('launchGame')),
  play: async ({ canvas, step }) => {
    await step('the page says so and offers a fresh try', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The game is not here yet');
      await expect(canvas.getByRole('button', { name: 'Open it again' })).toBeVisible();
    });
  },
};

export const BusinessError: Story = {
  parameters: gameRoom(
    refuse('launchGame', {
      status: 503,
      code: 'GAME_MAINTENANCE',
      message: 'This game is closed for maintenance until five in the morning.',
    }),
  ),
  play: async ({ canvas, step }) => {
    await step('the gateway says why, in its own words', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'This game is closed for maintenance until five in the morning.',
      );
      const others = await canvas.findByRole('list', { name: 'Hot games that are open' });
      await expect(within(others).getAllByRole('article')).toHaveLength(6);
    });
  },
};

/** [SP-07] [R22] A break that began elsewhere: a fresh link is refused in words, and is not offered again. */
export const Paused: Story = {
  parameters: gameRoom(pausedAfterLaunch(PAUSED)),
  play: async ({ canvas }) => {
    await canvas.findByTitle('Lantern Koi');
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Play is paused for your account');
    await expect(alert).toHaveTextContent('You can still withdraw what is available.');
    await waitFor(() => expect(document.title).toMatch(/^Play is paused for your account · /));
    await expect(canvas.queryByRole('button', { name: 'Open it again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the lobby' })).toBeVisible();
  },
};

export const NoSuchGame: Story = {
  parameters: { feature: { visitor: 'member', path: '/seamless?game=koi' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such game');
  },
};

export const FreePlay: Story = {
  tags: ['no-visual'],
  parameters: {
    feature: { visitor: 'guest', path: '/seamless?game=200000&play=free' },
    ...gameRoom(),
  },
  play: async ({ canvas, step }) => {
    await step('[LOB-09] a guest tries a game with play money', async () => {
      await expect(await canvas.findByTitle('Lantern Koi')).toBeVisible();
      await expect(canvas.getByText('Free play with play money')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Your session' })).toBeNull();
    });
  },
};

export const Mobile: Story = {
  parameters: gameRoom(
    answer(
      'getGame',
      sampleGame(0, {
        displayName: 'The Remarkable Voyage of the Lanternkeeper and the Seven Sleeping Comets',
      }),
    ),
    hang('launchGame'),
  ),
  globals: { language: 'id', viewport: { value: 'mobile' } },
};

export const AskedForAnewInteraction: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, step }) => {
    await step('a fresh link is a press away while a game is open', async () => {
      const before = await canvas.findByTitle('Lantern Koi');
      await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await expect(await canvas.findByTitle('Lantern Koi')).toBeVisible();
    });
  },
};

export const OpenedAgainInteraction: Story = {
  tags: ['no-visual'],
  parameters: gameRoom(launchAtSecondTry()),
  play: async ({ canvas, step }) => {
    await step('a second try asks for a fresh address', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open it again' }));
      await expect(await canvas.findByTitle('Lantern Koi')).toHaveAttribute(
        'src',
        `${GAME_HOST}/play#launch=second`,
      );
    });
  },
};
