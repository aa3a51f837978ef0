import { Notice } from '@parlour/design-system/Notice';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GameFrame } from './GameFrame';

const onFail = fn();
const onBalanceChange = fn();

// What the frame shows belongs to the vendor: no picture.
const meta = {
  title: 'Features/Shared/GameFrame',
  component: GameFrame,
  tags: ['autodocs', 'no-visual'],
  decorators: [withFeatureProviders],
  args: {
    src: 'https://games.example/play',
    name: 'Lantern Koi',
    openingText: 'Opening Lantern Koi',
    lateNotice: (
      <Notice tone="warning" role="status" title="The game takes too long">
        It may still come.
      </Notice>
    ),
    onFail,
    onReopen: fn(),
    onBalanceChange,
  },
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const TIMEOUT = 20_000;

/** Swallows the `load` event of iframes, so that the game stays loading. */
function keepLoading(): () => void {
  const stop = (event: Event) => {
    if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
  };
  document.addEventListener('load', stop, { capture: true });
  return () => document.removeEventListener('load', stop, { capture: true });
}

/** Ends the timeout of a game at once. */
function skipTimeout(): () => void {
  const { setTimeout } = window;
  const endAtOnce = (handler: () => void, time?: number, ...rest: unknown[]) =>
    setTimeout(handler, time === TIMEOUT ? 0 : time, ...rest);
  window.setTimeout = endAtOnce as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
}

export const Coming: Story = {
  beforeEach: keepLoading,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Opening Lantern Koi' })).toBeVisible();
    await expect(canvas.getByTitle('Lantern Koi')).toBeVisible();
  },
};

export const Late: Story = {
  beforeEach: () => {
    const undos = [keepLoading(), skipTimeout()];
    return () => {
      for (const undo of undos) undo();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The game takes too long')).toBeVisible();
    await expect(canvas.queryByRole('status', { name: 'Opening Lantern Koi' })).toBeNull();
    await expect(canvas.getByTitle('Lantern Koi')).toBeVisible();
    await expect(onFail).not.toHaveBeenCalled();
  },
};

export const SpentTest: Story = {
  name: 'A game that says that its link is spent is handed back',
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Lantern Koi');
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'parlour:launch-expired' },
        origin: new URL(args.src).origin,
        source: frame.contentWindow,
      }),
    );
    await expect(onFail).toHaveBeenCalledWith('spent');
  },
};
