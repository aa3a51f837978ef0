import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, readToasts, showToast, subscribeToToasts } from './toasts';

const titles = () => readToasts().map(({ title }) => title);
afterEach(() => dismissToast());

it('keeps the newest three', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title });
  expect(titles()).toEqual(['two', 'three', 'four']);
});

it('takes away one, or all', () => {
  const first = showToast({ title: 'one' });
  showToast({ title: 'two' });
  dismissToast(first);
  expect(titles()).toEqual(['two']);
  dismissToast();
  expect(titles()).toEqual([]);
});

it('tells those who watch, until they stop', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  showToast({ title: 'one' });
  stop();
  showToast({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('gives the same list between changes, as an external store must', () => {
  showToast({ title: 'one' });
  expect(readToasts()).toBe(readToasts());
});
