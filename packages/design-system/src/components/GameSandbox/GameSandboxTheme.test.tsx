import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { GameSandbox } from './GameSandbox';
import { setFrameWindows } from './GameSandbox.fixtures';

const ORIGIN = 'https://games.example';
const WANTED = { type: 'parlour:theme-wanted', version: 1 };

interface Sent {
  data?: unknown;
  origin?: string;
  source?: Window | null;
}

/** Renders a game. Returns what it is told, and a function that sends a message, by default from the game. */
function show(src = `${ORIGIN}/play`) {
  const came = vi.fn();
  const { unmount } = renderThemed(<GameSandbox src={src} title="Lantern Koi" onReady={came} />);
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Lantern Koi');
  if (contentWindow === null) throw new Error('The frame has no window.');
  const told = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  const say = async (sent: Sent = {}) => {
    const { data = WANTED, origin = ORIGIN, source = contentWindow } = sent;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    // An answer waits for its chunk.
    await import('./tellTheme');
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { came, told, say, unmount };
}

/** Changes the language of the page, and waits until observers know. */
async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => setFrameWindows(true));
afterEach(() => {
  setFrameWindows(false);
  document.documentElement.removeAttribute('lang');
});

describe('[RV-08] the theme of a game', () => {
  it('is told to its own origin alone, and holds nothing of the player', async () => {
    const { told, say } = show();
    await say();
    expect(told).toHaveBeenCalledOnce();
    const [message, target] = told.mock.lastCall ?? [];
    expect(target).toBe(ORIGIN);
    expect(Object.keys(message as object).sort()).toEqual(
      'colors direction font language radius reducedMotion scheme type version'.split(' '),
    );
    expect(message).toMatchObject({ type: 'parlour:theme', version: 1 });
  });

  it('is told again after each change, until the game is gone', async () => {
    const { told, say, unmount } = show();
    await say();
    await speak('ar');
    expect(told).toHaveBeenCalledTimes(2);
    expect(told.mock.lastCall?.[0]).toMatchObject({ language: 'ar' });
    await speak('ar');
    unmount();
    await speak('th');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is told anew to a game that asks again, as after it has loaded again', async () => {
    const { told, say } = show();
    await say();
    await say();
    expect(told).toHaveBeenCalledTimes(2);
    await speak('ar');
    expect(told).toHaveBeenCalledTimes(3);
  });

  it.each<[string, Sent]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['the origin at another port', { origin: `${ORIGIN}:8443` }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: window }],
    ['a game that speaks of something else', { data: { type: 'parlour:balance-changed' } }],
    ['a game that asks for no version', { data: { type: 'parlour:theme-wanted' } }],
    ['a game that asks for a later version', { data: { ...WANTED, version: 2 } }],
    ['a game that asks for a text', { data: { ...WANTED, version: '1' } }],
  ])('is not told to %s', async (_, sent) => {
    const { told, say } = show();
    await say(sent);
    await speak('ar');
    expect(told).not.toHaveBeenCalled();
  });

  it('is not told to a page whose own origin is opaque', async () => {
    const { told, say } = show('data:text/html,Koi');
    await say({ origin: 'null' });
    expect(told).not.toHaveBeenCalled();
  });

  it('is asked for before the game has come', async () => {
    const { came, say } = show();
    const answered = say();
    expect(came).not.toHaveBeenCalled();
    await answered;
  });
});
