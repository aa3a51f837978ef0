import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { busyHome, cutOffHome, emptyHome, fullHome, slowHome } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import HomePage from './HomePage';

const meta = {
  title: 'Features/Home/HomePage',
  component: HomePage,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    msw: { handlers: fullHome() },
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Lantern Koi' });
  },
};

export const SignedIn: Story = { parameters: { feature: { visitor: 'member' } } };

export const Loading: Story = { parameters: { msw: { handlers: slowHome() } } };

export const Empty: Story = { parameters: { msw: { handlers: emptyHome() } } };

export const NetworkError: Story = {
  parameters: { msw: { handlers: cutOffHome() } },
  play: async ({ canvas }) => {
    const isSaid = 'Network link is abnormal, please try again';
    await canvas.findAllByText(isSaid);
    const isOver = () =>
      expect(canvas.getAllByText('These games could not be loaded')).toHaveLength(3);
    await waitFor(isOver);
  },
};

export const BusinessError: Story = {
  parameters: { msw: { handlers: busyHome() } },
  play: async ({ canvas, step }) => {
    await step('every panel says what to do, and the time goes on', async () => {
      const again = await canvas.findAllByRole('button', { name: 'Try again' });
      await expect(again.length).toBeGreaterThan(0);
      await expect(canvas.getByRole('group', { name: 'Local time' })).toBeVisible();
    });
  },
};

/** [RV-02] What the toolbar or the address chooses comes before the story's own answers. */
export const Scenario: Story = {
  tags: ['!dev', 'no-visual'],
  globals: { scenario: 'member___hotGames__one___winners__failed' },
  play: async ({ canvas }) => {
    const games = await canvas.findByRole('region', { name: 'Hot games' });
    await waitFor(() => expect(within(games).getAllByRole('article')).toHaveLength(1));
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
