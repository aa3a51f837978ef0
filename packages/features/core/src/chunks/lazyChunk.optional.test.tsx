import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyChunk } from './lazyChunk';

const There = () => <p>There</p>;
const Broken = () => {
  throw new Error('broken');
};

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Draws parts that come, or not, one after the other. */
async function draw(...parts: (typeof There | null)[]) {
  const load = () => {
    const next = parts.shift() ?? null;
    return next === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ default: next });
  };
  const Part = lazyChunk(load, { isOptional: true });
  await act(async () => {
    render(
      <main>
        <Part />
      </main>,
    );
    await Promise.resolve();
  });
}

describe('a part that nobody has asked for', () => {
  it('[D5] leaves nothing where it does not come, and comes when the line is back', async () => {
    await draw(null, There);
    expect(screen.getByRole('main').childElementCount).toBe(0);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('There')).toBeTruthy();
  });

  it('leaves nothing where it breaks', async () => {
    await draw(Broken);
    expect(screen.getByRole('main').childElementCount).toBe(0);
  });
});
