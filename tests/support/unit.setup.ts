import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share one page, so nothing of a test may be there for the next one.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
