import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defineBrand } from '../../theme/defineBrand';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { color } from '../../tokens/read';
import { SEMANTIC_COLORS } from '../../tokens/semantic';
import { Button } from '../Button/Button';
import { GameSandbox, type GameSandboxProps } from './GameSandbox';
import { gameAddress, OWN_ORIGIN, valueIn } from './GameSandbox.fixtures';

const HOST = 'https://games.example';

// stories-check: no States, its content belongs to the game
// stories-check: no LongContent, its title is for screen readers alone
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

/** Games that ask for the theme, each in a theme of its own. */
export const Themed: Story = {
  parameters: OWN_ORIGIN,
  render: (args) => (
    <>
      {(['dark', 'light'] as const).map((scheme) => (
        <div key={scheme} data-scheme={scheme}>
          <GameSandbox {...args} src={gameAddress()} title={`${args.title}, ${scheme}`} />
        </div>
      ))}
    </>
  ),
};

/** The game has the language and the direction around it. */
export const RightToLeft: Story = {
  parameters: OWN_ORIGIN,
  args: { src: gameAddress(), title: 'لعبة تجريبية' },
  globals: { language: 'ar', direction: 'rtl', theme: 'light' },
};

const {
  'surface-page': PAGE,
  'on-action': ON_ACTION,
  action: ACTION,
  info: INFO,
} = SEMANTIC_COLORS;
const EMBER = defineBrand({ name: 'Ember', brandColor: ACTION.dark, radius: 20 });

function ThemedPage(args: GameSandboxProps) {
  const [isLight, setIsLight] = useState(false);
  const [hasBrand, setHasBrand] = useState(false);
  return (
    <ThemeProvider brand={hasBrand ? EMBER : undefined}>
      <div
        data-scheme={isLight ? 'light' : 'dark'}
        lang={isLight ? 'ar' : 'pt-BR'}
        dir={isLight ? 'rtl' : 'ltr'}
      >
        <Button onClick={() => setIsLight(true)}>Light and Arabic</Button>
        <Button onClick={() => setHasBrand(true)}>Ember</Button>
        <GameSandbox {...args} />
        <GameSandbox {...args} src={gameAddress({ asks: false })} title="Silent Heron" />
      </div>
    </ThemeProvider>
  );
}

export const Interaction: Story = {
  name: '[RV-08] a game that asks is told the theme, and each change of it',
  parameters: OWN_ORIGIN,
  args: { src: gameAddress() },
  render: (args) => <ThemedPage {...args} />,
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Lantern Koi');
    const silent = canvas.getByTitle<HTMLIFrameElement>('Silent Heron');
    const root = () => frame.contentDocument?.documentElement;
    await step('by colours as they are seen', async () => {
      await waitFor(() => expect(valueIn(frame, '--page')).toBe(PAGE.dark));
      await expect(valueIn(frame, '--on-action')).toBe(ON_ACTION.dark);
      await expect(valueIn(frame, '--radius')).toBe('8px');
      await expect(valueIn(frame, '--font')).toContain('system-ui');
      await expect(root()).toHaveAttribute('lang', 'pt-BR');
      await expect(root()).toHaveAttribute('dir', 'ltr');
    });
    await step('a change of theme, language and direction around it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Light and Arabic' }));
      await waitFor(() => expect(valueIn(frame, '--page')).toBe(PAGE.light));
      await expect(root()?.style.colorScheme).toBe('light');
      await expect(root()).toHaveAttribute('lang', 'ar');
      await expect(root()).toHaveAttribute('dir', 'rtl');
    });
    await step('a brand that comes later', async () => {
      canvas.getByRole('button', { name: 'Ember' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(valueIn(frame, '--radius')).toBe('20px'));
      await expect(valueIn(frame, '--action')).not.toBe(ACTION.light);
    });
    await step('a colour of another space, in sRGB', async () => {
      const inOklab = `color-mix(in oklab, ${color('info')}, ${color('info')})`;
      frame.style.setProperty('--pl-color-surface-page', inOklab);
      frame.setAttribute('dir', 'ltr');
      await waitFor(() => expect(valueIn(frame, '--page')).toBe(INFO.light));
    });
    await step('one that does not ask is told nothing', async () => {
      await waitFor(() => expect(silent.contentDocument?.readyState).toBe('complete'));
      await expect(silent.contentDocument?.body).toHaveTextContent('Demo game');
      await expect(valueIn(silent, '--page')).toBe('');
    });
  },
};
