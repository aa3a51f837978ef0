import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { GameSandbox } from './GameSandbox';

const ORIGIN = 'https://games.example';
const GOOD = { type: 'parlour:balance-changed' };

interface Sent {
  data?: unknown;
  origin?: string;
  source?: Window | null;
}

/** Shows a game and gives what hears of its balance, and a voice that is the game's where nothing else is said. */
function show(src = `${ORIGIN}/play#launch=a`) {
  const heard = vi.fn();
  const draw = (address: string) => (
    <ThemeProvider>
      <GameSandbox src={address} title="Lantern Koi" onBalanceChange={heard} />
    </ThemeProvider>
  );
  const { rerender, unmount } = render(draw(src));
  const frame = screen.getByTitle<HTMLIFrameElement>('Lantern Koi');
  const say = (sent: Sent = {}) => {
    const { data = GOOD, origin = ORIGIN, source = frame.contentWindow } = sent;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  return { heard, frame, say, moveTo: (address: string) => rerender(draw(address)), unmount };
}

interface FrameSettings {
  enableIframePageLoading: boolean;
  navigation: { disableChildFrameNavigation: boolean };
}

/** Gives frames a window of their own without fetching what they show. */
function setFrameWindows(isOn: boolean): void {
  const { settings } = (window as unknown as { happyDOM: { settings: FrameSettings } }).happyDOM;
  settings.enableIframePageLoading = isOn;
  settings.navigation.disableChildFrameNavigation = isOn;
}

describe('GameSandbox', () => {
  beforeEach(() => setFrameWindows(true));
  afterEach(() => setFrameWindows(false));

  conformance((props) => <GameSandbox src={`${ORIGIN}/play`} title="Lantern Koi" {...props} />, {
    element: 'iframe',
    dataComponent: 'GameSandbox',
  });

  it('hears that the balance has changed from the game itself', () => {
    const { heard, frame, say } = show();
    expect(frame.contentWindow).toBeTruthy();
    say();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each<[string, Sent]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['a host below the own name', { origin: `${ORIGIN}.elsewhere.example` }],
    ['the origin without https', { origin: 'http://games.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['the page itself', { source: window }],
    ['nobody', { source: null }],
    ['the page itself at its own origin', { source: window, origin: window.location.origin }],
    ['nothing', { data: null }],
    ['a text', { data: 'parlour:balance-changed' }],
    ['another type', { data: { type: 'parlour:navigate', path: '/login' } }],
    ['a type further in', { data: { detail: GOOD } }],
  ])('does not listen to %s', (_, sent) => {
    const { heard, say } = show();
    say(sent);
    expect(heard).not.toHaveBeenCalled();
  });

  it('listens to the new game alone after a change of address, and no more once it is gone', () => {
    const { heard, frame, say, moveTo, unmount } = show();
    moveTo('https://other.example/play');
    say();
    expect(heard).not.toHaveBeenCalled();
    const source = frame.contentWindow;
    unmount();
    say({ origin: 'https://other.example', source });
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets a game run but not move the page around it', () => {
    const allowed = show().frame.getAttribute('sandbox')?.split(' ') ?? [];
    expect(allowed).toContain('allow-scripts');
    expect(allowed.filter((it) => it.startsWith('allow-top-navigation'))).toEqual([]);
    expect(allowed).not.toContain('allow-modals');
  });
});
