import { reloadPage } from '@parlour/feature-core';

/**
 * Loads the page once more, at the same place, when a part of it is gone because another version of the site
 * has been put in its place (ERR-03). Whether that is so the site's first answer tells: it names another
 * script. So a page that is up to date, or cut off, is never loaded again by itself, and none twice: a part
 * that is gone for good would do so for ever.
 */
export function reloadAfterDeployment(): void {
  const own = document.querySelector('link[rel="modulepreload"]')?.getAttribute('href');
  window.addEventListener('vite:preloadError', () => {
    if (typeof own !== 'string' || wasReloaded()) return;
    void fetch('/', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : own))
      .then(
        (html) => {
          if (!html.includes(own)) reloadPage();
        },
        () => undefined,
      );
  });
}

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
