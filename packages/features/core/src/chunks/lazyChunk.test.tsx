import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from './Boundary';
import { lazyChunk } from './lazyChunk';
import { canRetryChunks } from './retries';

const There = () => <p>There</p>;
const Broken = (): never => {
  throw new Error('broken');
};
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => Promise.resolve({ default: There });

/** Draws a part that comes by these tries, one after the other. */
async function draw(...tries: (() => Promise<{ default: typeof There }>)[]) {
  const load = vi.fn(() => (tries.shift() ?? gone)());
  const Part = lazyChunk(load);
  await act(async () => {
    render(
      <Boundary
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </Boundary>,
    );
    await Promise.resolve();
  });
  return load;
}
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('[ERR-03] a part of a page', () => {
  it('is asked for once, however often it is drawn', async () => {
    const load = await draw(there);
    expect(screen.getByText('There')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that does not come is asked for anew when somebody wants it, and not before', async () => {
    const load = await draw(gone, gone, there);
    expect(load).toHaveBeenCalledOnce();
    await press();
    expect(load).toHaveBeenCalledTimes(2);
    await press();
    expect(screen.getByText('There')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[D5] that does not come is asked for anew when the line is back', async () => {
    await draw(gone, there);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('There')).toBeTruthy();
  });

  it('that does not come may come anew; one that broke, or that a browser remembers as missing, does not', async () => {
    await draw(gone, there);
    expect(canRetryChunks()).toBe(true);
    await press();
    expect(canRetryChunks()).toBe(false);
    cleanup();
    await draw(() => Promise.resolve({ default: Broken }));
    expect(canRetryChunks()).toBe(false);
    cleanup();
    const error = 'Failed to fetch dynamically imported module: https://parlour.example/a.js';
    await draw(() => Promise.reject(new TypeError(error)));
    expect(screen.getByRole('button')).toBeTruthy();
    expect(canRetryChunks()).toBe(false);
  });

  it('that does not come with another address is asked for once, and anew at the next one', async () => {
    const load = vi.fn(gone);
    const Part = lazyChunk(load);
    const page = (shows: string) => (
      <Boundary shows={shows} fallback={() => 'Gone'}>
        <Suspense fallback="…">{shows === '/' ? 'Home' : <Part />}</Suspense>
      </Boundary>
    );
    const { rerender, container } = render(page('/'));
    await act(async () => startTransition(() => rerender(page('/rng'))));
    expect(container.textContent).toBe('Gone');
    expect(load).toHaveBeenCalledOnce();
    await act(async () => rerender(page('/live')));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => rerender(page('/')));
    expect(container.textContent).toBe('Home');
  });
});
