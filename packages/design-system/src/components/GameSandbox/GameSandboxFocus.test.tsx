import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { GameSandbox } from './GameSandbox';

const game = () => screen.queryByTitle<HTMLIFrameElement>('Lantern Koi');

/** An owner that takes the game away when it has to. */
function Owner() {
  const [isInert, setIsInert] = useState(false);
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsInert((before) => !before)}>
        Check
      </button>
      {isAway ? null : (
        <GameSandbox
          src="https://games.example/play"
          title="Lantern Koi"
          isInert={isInert}
          onFail={({ fault }) => setIsAway(fault === 'focus')}
        />
      )}
    </>
  );
}

/** The game in its page takes the focus, with or without the page hearing of it. */
function takeFocus({ isHeard }: { isHeard: boolean }): void {
  // As browsers let it.
  const isInert = game()?.hasAttribute('inert') ?? false;
  game()?.removeAttribute('inert');
  game()?.focus();
  game()?.toggleAttribute('inert', isInert);
  expect(document.activeElement).toBe(game());
  if (isHeard) window.dispatchEvent(new Event('blur'));
}

const toggleCheck = () => fireEvent.click(screen.getByRole('button', { name: 'Check' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[SP-06] the frame of a game', () => {
  it('may have the focus while it is not inert, and has it back afterwards', () => {
    renderThemed(<Owner />);
    takeFocus({ isHeard: true });
    expect(game()).not.toBeNull();
    toggleCheck();
    expect(game()?.hasAttribute('inert')).toBe(true);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1000);
    toggleCheck();
    expect(game()?.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(game());
    vi.advanceTimersByTime(1000);
    expect(game()).not.toBeNull();
  });

  it('does not take the focus from where it is by then', () => {
    renderThemed(<Owner />);
    takeFocus({ isHeard: true });
    toggleCheck();
    screen.getByRole('button').focus();
    toggleCheck();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('is away before the next key when it takes the focus while it is inert', () => {
    renderThemed(<Owner />);
    toggleCheck();
    window.dispatchEvent(new Event('blur'));
    expect(game()).not.toBeNull();
    takeFocus({ isHeard: true });
    expect(game()).toBeNull();
  });

  it('is away too when it took the focus while the window did not have it', () => {
    renderThemed(<Owner />);
    toggleCheck();
    takeFocus({ isHeard: false });
    vi.advanceTimersByTime(100);
    expect(game()).toBeNull();
  });
});
