// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeSite, useDocumentHead } from './useDocumentHead';

const meta = document.createElement('meta');

beforeEach(() => {
  Object.assign(meta, { name: 'description', content: 'A quiet place.' });
  document.head.append(meta);
  document.title = 'Parlour';
});
afterEach(() => {
  meta.remove();
});

describe('what the document says of the site, told anew in another language', () => {
  it('is said where no page says more, and the name stays', () => {
    describeSite('Tempat yang tenang.');
    expect(meta.content).toBe('Tempat yang tenang.');
    expect(document.title).toBe('Parlour');
  });

  it('is said where a page has a name alone', () => {
    renderHook(() => useDocumentHead('Akun'));
    describeSite('Tempat yang tenang.');
    expect(meta.content).toBe('Tempat yang tenang.');
    expect(document.title).toBe('Akun');
  });

  it('waits below a page that says what it is about', () => {
    const { unmount } = renderHook(() => useDocumentHead('Slot', 'Gulungan.'));
    describeSite('Tempat yang tenang.');
    expect(meta.content).toBe('Gulungan.');
    unmount();
    expect(meta.content).toBe('Tempat yang tenang.');
    expect(document.title).toBe('Parlour');
  });
});
