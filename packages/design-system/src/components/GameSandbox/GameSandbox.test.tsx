import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { GameSandbox } from './GameSandbox';
import { setFrameWindows } from './GameSandbox.fixtures';

const ORIGIN = 'https://games.example';
const GOOD = { type: 'parlour:balance-changed' };

interface Sent {
  data?: unknown;
  origin?: string;
  source?: Window | null;
}

/** Renders a game. Returns its callbacks, and a function that sends a message, by default from the game. */
function show(src = `${ORIGIN}/play#launch=a`) {
  const heard = vi.fn();
  const failed = vi.fn();
  const draw = (address: string) => (
    <ThemeProvider>
      <GameSandbox src={address} title="Lantern Koi" onBalanceChange={heard} onFail={failed} />
    </ThemeProvider>
  );
  const { rerender, unmount } = render(draw(src));
  const frame = screen.getByTitle<HTMLIFrameElement>('Lantern Koi');
  const say = (sent: Sent = {}) => {
    const { data = GOOD, origin = ORIGIN, source = frame.contentWindow } = sent;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  return {
    heard,
    failed,
    frame,
    say,
    moveTo: (address: string) => rerender(draw(address)),
    unmount,
  };
}

beforeEach(() => setFrameWindows(true));
afterEach(() => setFrameWindows(false));

describe('GameSandbox', () => {
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

  it('hears from the game itself that its address no longer counts', () => {
    const { heard, failed, say } = show();
    say({ data: { type: 'parlour:launch-expired' } });
    expect(failed).toHaveBeenCalledExactlyOnceWith({ fault: 'spent' });
    expect(heard).not.toHaveBeenCalled();
    say({ data: { type: 'parlour:launch-expired' }, origin: 'https://elsewhere.example' });
    expect(failed).toHaveBeenCalledOnce();
  });

  it('knows that the browser would not frame it', () => {
    const { failed } = show();
    const refuse = (blockedURI: string) => {
      const event = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(event, { effectiveDirective: 'frame-src', blockedURI }));
    };
    refuse('https://elsewhere.example/play');
    expect(failed).not.toHaveBeenCalled();
    refuse(`${ORIGIN}/play`);
    expect(failed).toHaveBeenCalledExactlyOnceWith({ fault: 'frame' });
  });

  it.each<[string, Sent]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['a host below the own name', { origin: `${ORIGIN}.elsewhere.example` }],
    ['the origin without https', { origin: 'http://games.example' }],
    ['the origin at another port', { origin: `${ORIGIN}:8443` }],
    ['the origin with a path', { origin: `${ORIGIN}/` }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['the page itself', { source: window }],
    ['nobody', { source: null }],
    ['nobody from another origin', { source: null, origin: 'https://elsewhere.example' }],
    ['the page itself at its own origin', { source: window, origin: window.location.origin }],
  ])('does not listen to %s', (_, sent) => {
    const { heard, say } = show();
    say(sent);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'parlour:balance-changed'],
    ['a number', 1],
    ['a list', ['parlour:balance-changed']],
    ['an empty object', {}],
    ['another type', { type: 'parlour:navigate', path: '/login' }],
    ['a type that only begins right', { type: 'parlour:balance-changed ' }],
    ['a type in a list', { type: ['parlour:balance-changed'] }],
    ['a type further in', { detail: GOOD }],
    ['a type at its prototype key', JSON.parse('{"__proto__":{"type":"parlour:balance-changed"}}')],
    ['a type at its constructor', { constructor: { prototype: GOOD } }],
    ['a huge text', 'parlour:balance-changed'.repeat(100_000)],
    ['a huge object', { type: 'x'.repeat(1_000_000) }],
  ])('does nothing at %s from the game', (_, data) => {
    const { heard, say } = show();
    say({ data });
    expect(heard).not.toHaveBeenCalled();
  });

  it('listens to the new game alone after a change of address', () => {
    const { heard, say, moveTo } = show();
    moveTo('https://other.example/play');
    say();
    expect(heard).not.toHaveBeenCalled();
    say({ origin: 'https://other.example' });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('listens no more once it is gone', () => {
    const { heard, frame, say, unmount } = show();
    const source = frame.contentWindow;
    unmount();
    say({ source });
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets a game run but not move the page around it', () => {
    const allowed = show().frame.getAttribute('sandbox')?.split(' ') ?? [];
    expect(allowed).toContain('allow-scripts');
    expect(allowed.filter((it) => it.startsWith('allow-top-navigation'))).toEqual([]);
    expect(allowed).not.toContain('allow-modals');
  });
});
