import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GameSandbox } from './GameSandbox';

const HOST = 'https://games.example';

// stories-check: no States, its content belongs to the game
// stories-check: no LongContent, its title is for screen readers alone
// stories-check: no Interaction, all interaction belongs to the game
// stories-check: no Missing, it is not rendered without an address
// What the frame shows belongs to the vendor: no picture.
const meta = {
  title: 'Design System/Content/GameSandbox',
  component: GameSandbox,
  tags: ['autodocs', 'no-visual'],
  args: {
    src: `${HOST}/play`,
    title: 'Lantern Koi',
    onReady: fn(),
    onBalanceChange: fn(),
    onFail: fn(),
  },
} satisfies Meta<typeof GameSandbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Lantern Koi');
    await step('the game can not move the page around it', async () => {
      await expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
    });
    await step('only the game itself is heard', async () => {
      const say = (origin: string, source: Window | null) =>
        window.dispatchEvent(
          new MessageEvent('message', {
            data: { type: 'parlour:balance-changed' },
            origin,
            source,
          }),
        );
      say('https://elsewhere.example', frame.contentWindow);
      say(HOST, window);
      await expect(args.onBalanceChange).not.toHaveBeenCalled();
      say(HOST, frame.contentWindow);
      await expect(args.onBalanceChange).toHaveBeenCalledOnce();
    });
  },
};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
