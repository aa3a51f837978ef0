import { render } from '@testing-library/react';
import { createRef, type Ref, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useMergedRef } from './useMergedRef';

function Box({ ref, onOwn }: { ref?: Ref<HTMLElement>; onOwn: (tag: string | undefined) => void }) {
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  return <b ref={merged} onClick={() => onOwn(own.current?.tagName)} />;
}

it('fills both refs and empties them at the end', () => {
  const given = createRef<HTMLElement>();
  const own = vi.fn();
  const { container, unmount } = render(<Box ref={given} onOwn={own} />);
  const box = container.querySelector('b');
  box?.click();
  expect(given.current).toBe(box);
  expect(own).toHaveBeenCalledWith('B');
  unmount();
  expect(given.current).toBeNull();
});

it('keeps the clean-up of a function', () => {
  const leave = vi.fn();
  const { unmount } = render(<Box ref={() => leave} onOwn={vi.fn()} />);
  unmount();
  expect(leave).toHaveBeenCalledTimes(1);
});
