import { afterEach, vi } from 'vitest';

const hasPage = typeof document !== 'undefined';
const { cleanup } = hasPage ? await import('@testing-library/react') : { cleanup: undefined };

// Test files share one page, so each test has to clean up after itself.
afterEach(() => {
  cleanup?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!hasPage) return;
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
