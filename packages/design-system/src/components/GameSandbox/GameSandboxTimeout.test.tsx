import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { GameSandbox } from './GameSandbox';

const ORIGIN = 'https://games.example';

/** Renders a game. Returns its callbacks, and a function that sends a message, by default from the game. */
function show() {
  const came = vi.fn();
  const failed = vi.fn();
  renderThemed(
    <GameSandbox src={`${ORIGIN}/play`} title="Lantern Koi" onReady={came} onFail={failed} />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Lantern Koi');
  const say = (origin = ORIGIN) => {
    const said = { data: 'Good evening', origin, source: frame.contentWindow };
    window.dispatchEvent(new MessageEvent('message', said));
  };
  return { came, failed, frame, say };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('GameSandbox', () => {
  it('gives a game twenty seconds to come, and no more', () => {
    const { failed } = show();
    vi.advanceTimersByTime(19_999);
    expect(failed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith({ fault: 'timeout' });
  });

  it('waits no longer for a game that has come', () => {
    const { failed, came, frame } = show();
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(failed).not.toHaveBeenCalled();
    expect(came).toHaveBeenCalledOnce();
  });

  it('waits no longer for a game that speaks, whatever it says', () => {
    const { failed, came, say } = show();
    say('https://elsewhere.example');
    expect(came).not.toHaveBeenCalled();
    say();
    vi.advanceTimersByTime(60_000);
    expect(failed).not.toHaveBeenCalled();
    expect(came).toHaveBeenCalledOnce();
  });
});
