// stories-check: no Empty, the sportsbook is there or it is not
import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gameRoom } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import FbSportsPage from './FbSportsPage';

const meta = {
  title: 'Features/Lobby/FbSportsPage',
  component: FbSportsPage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    feature: { visitor: 'member', path: '/fbSports' },
    ...gameRoom(),
  },
} satisfies Meta<typeof FbSportsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  // What the frame shows belongs to the vendor: no picture.
  tags: ['no-visual'],
  play: async ({ canvas, step }) => {
    await step('the sportsbook opens under its own name', async () => {
      await expect(await canvas.findByTitle('Fairbourne Sports')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute(
        'href',
        '/sports',
      );
    });
  },
};

export const Loading: Story = { parameters: gameRoom(hang('launchFbSports')) };

export const NetworkError: Story = { parameters: gameRoom(disconnect('launchFbSports')) };

export const BusinessError: Story = {
  parameters: gameRoom(
    refuse('launchFbSports', {
      status: 503,
      code: 'GAME_MAINTENANCE',
      message: 'The sportsbook is closed until five in the morning.',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Game Under Maintenance');
  },
};

export const Mobile: Story = {
  ...NetworkError,
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
