import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { LoadingCover } from './LoadingCover';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const draw = (isLoading: boolean, hasButton = true) => (
  <LoadingCover isLoading={isLoading} label="Sending">
    {hasButton ? <button>Send</button> : <p>Sent</p>}
  </LoadingCover>
);

describe('LoadingCover', () => {
  conformance(
    (props) => (
      <LoadingCover {...props} isLoading label="Sending">
        Content
      </LoadingCover>
    ),
    { element: 'div', dataComponent: 'LoadingCover' },
  );

  it('says nothing about what is over within 150 ms, and the rest once', () => {
    const { rerender } = renderThemed(draw(true));
    pass(149);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(draw(false));
    rerender(draw(true));
    pass(149);
    expect(screen.getByRole('status').textContent).toBe('');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('Sending');
    rerender(draw(false));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('takes focus while it covers and gives it back to the same element', () => {
    const { rerender } = renderThemed(draw(false));
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    rerender(draw(true));
    pass(150);
    expect(document.activeElement).not.toBe(button);
    rerender(draw(false));
    expect(document.activeElement).toBe(button);
  });

  it('gives focus to the content where the element has gone', () => {
    const { rerender } = renderThemed(draw(false));
    screen.getByRole('button', { name: 'Send' }).focus();
    rerender(draw(true));
    pass(150);
    rerender(draw(false, false));
    expect(document.activeElement?.textContent).toBe('Sent');
  });

  it('of a page holds all of it, and gives focus back to where it was', () => {
    Object.assign(HTMLElement.prototype, { showPopover: vi.fn() });
    const page = (isLoading: boolean) => (
      <>
        <header>
          <a href="#home">Home</a>
        </header>
        <aside ref={(node) => void node?.toggleAttribute('inert', true)}>Closed</aside>
        <main>
          <LoadingCover isLoading={isLoading} variant="page" label="Logging out">
            <button>Send</button>
          </LoadingCover>
          <p>Below</p>
        </main>
      </>
    );
    const { rerender } = renderThemed(page(false));
    const parts = () =>
      [...document.querySelectorAll<HTMLElement>('header, aside, main, main > p, [aria-busy]')].map(
        (part) => part.inert,
      );
    const link = screen.getByRole('link', { name: 'Home' });
    link.focus();
    rerender(page(true));
    pass(150);
    expect(parts()).toEqual([true, true, false, true, true]);
    expect(document.activeElement).not.toBe(link);
    rerender(page(false));
    expect(parts()).toEqual([false, true, false, false, false]);
    expect(document.activeElement).toBe(link);
  });
});
